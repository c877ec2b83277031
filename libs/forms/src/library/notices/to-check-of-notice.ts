/** What an operator compares before giving a notice of which the file is theirs to add. */
export const toCheckOfNotice = {
  currentFile: {
    en: 'The file is the notice in force, and what it leaves to the employer is filled in.',
    es: 'El archivo es el aviso vigente, y lo que deja al empleador está llenado.',
    ar: 'الملف هو الإشعار الساري، وما يتركه لصاحب العمل مملوء.',
  },
  languages: {
    en: 'Where the agency has it in the employee’s language, that one stands beside the English one.',
    es: 'Si la agencia lo tiene en el idioma del empleado, está junto al de inglés.',
    ar: 'إن كان لدى الجهة نسخة بلغة الموظف فهي إلى جانب النسخة الإنجليزية.',
  },
};
