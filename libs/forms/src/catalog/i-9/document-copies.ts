import type { Section } from '../../edition.js';
import { verbatim } from '../as-printed.js';
import { printedLists } from './printed-lists.js';
import { i9PrintedText } from './i-9-printed-text.js';
import { isVideoUsual } from './remote-examination.js';

const { acceptableReceipts, listA, listB, listC, listsHead } = printedLists;

const { antiDiscriminationNotice } = i9PrintedText;

/** The employee chooses what to show (8 U.S.C. 1324b(a)(6)): this section names every document and asks for none. */
export const documentCopies: Section = {
  id: 'documents',
  title: { en: 'Your documents', es: 'Sus documentos', ar: 'مستنداتك' },
  assignee: 'employee',
  signer: 'nobody',
  opens: 'in_order',
  pages: [
    {
      id: 'documents_copies',
      title: { en: 'Your documents', es: 'Sus documentos', ar: 'مستنداتك' },
      description: {
        en: 'You choose which documents to show your employer: one from List A, or one from List B and one from List C. You may add copies here so that they are ready when your employer looks at the originals.',
        es: 'Usted elige qué documentos mostrar a su empleador: uno de la Lista A, o uno de la Lista B y uno de la Lista C. Puede agregar copias aquí para que estén listas cuando su empleador revise los originales.',
        ar: 'أنت تختار المستندات التي تعرضها على صاحب عملك: واحدًا من القائمة A، أو واحدًا من القائمة B وآخر من القائمة C. يمكنك إضافة نسخ هنا لتكون جاهزة عندما ينظر صاحب عملك في الأصول.',
      },
      layout: 'form',
      fields: [
        verbatim('documents_notice', antiDiscriminationNotice),
        verbatim('lists_head', listsHead),
        verbatim('list_a', listA),
        verbatim('list_b', listB),
        verbatim('list_c', listC),
        verbatim('acceptable_receipts', acceptableReceipts),
        {
          path: 'content.documents_by_video',
          kind: 'content',
          label: { en: 'Live video call', es: 'Videollamada en vivo', ar: 'مكالمة فيديو مباشرة' },
          when: isVideoUsual,
          text: {
            en: 'Your employer examines documents in a live video call. Before the call, add a picture of the front of each document that you chose, and of its back if something is printed there. In the call you show the same documents. You may ask to show them in person instead.',
            es: 'Su empleador revisa los documentos en una videollamada en vivo. Antes de la llamada, agregue una foto del frente de cada documento que eligió, y del reverso si tiene algo impreso. En la llamada usted muestra los mismos documentos. Puede pedir mostrarlos en persona.',
            ar: 'يفحص صاحب عملك المستندات في مكالمة فيديو مباشرة. قبل المكالمة أضف صورة لوجه كل مستند اخترته، ولظهره إن كان عليه شيء مطبوع. في المكالمة تعرض المستندات نفسها. يمكنك أن تطلب عرضها وجهًا لوجه بدلًا من ذلك.',
          },
        },
        {
          path: 'task.document_copies',
          kind: 'file',
          label: {
            en: 'Copies of the documents you chose (optional)',
            es: 'Copias de los documentos que usted eligió (opcional)',
            ar: 'نسخ من المستندات التي اخترتها (اختياري)',
          },
          hint: {
            en: 'Photos or PDFs, front and back. Only you and your employer can see them.',
            es: 'Fotos o archivos PDF, por delante y por detrás. Solo usted y su empleador pueden verlas.',
            ar: 'صور أو ملفات PDF، الوجه والظهر. لا يراها غيرك أنت وصاحب عملك.',
          },
          sensitive: true,
          distinctFiles: true,
        },
      ],
    },
  ],
};
