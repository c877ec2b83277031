import type { FormContent } from '@firstday/domain';

/** A policy that is read and accepted, or declined with a reason, and countersigned. */
export const vehiclePolicy = (sha256: string): FormContent => ({
  name: { en: 'Vehicle policy', es: 'Política de vehículos' },
  short_name: { en: 'Vehicle policy', es: 'Política de vehículos' },
  purpose: {
    en: 'You read how company cars are used, and say whether you accept it.',
    es: 'Lee cómo se usan los vehículos de la empresa y dice si lo acepta.',
  },
  minutes: 5,
  outcome: 'task.decision',
  sections: [
    {
      id: 'employee',
      title: { en: 'For the employee', es: 'Para el empleado' },
      assignee_type: 'employee',
      attestation: { en: 'I have read the vehicle policy.', es: 'He leído la política de vehículos.' },
      pages: [
        {
          id: 'policy',
          title: { en: 'The policy', es: 'La política' },
          document: { sha256 },
          fields: [],
        },
        {
          id: 'decision',
          title: { en: 'Your decision', es: 'Su decisión' },
          fields: [
            {
              path: 'task.decision',
              kind: 'radio',
              label: { en: 'Do you accept the policy?', es: '¿Acepta la política?' },
              required: true,
              options: [
                { value: 'accepted', label: { en: 'I accept', es: 'Acepto' } },
                { value: 'declined', label: { en: 'I do not accept', es: 'No acepto' } },
              ],
            },
            {
              path: 'task.reason',
              kind: 'long_text',
              label: { en: 'Why not?', es: '¿Por qué no?' },
              required: true,
              when: { fact: 'task.decision', operator: 'equals', value: 'declined' },
            },
          ],
        },
      ],
    },
    {
      id: 'employer',
      title: { en: 'For the employer', es: 'Para el empleador' },
      assignee_type: 'employer',
      when: { fact: 'task.decision', operator: 'equals', value: 'accepted' },
      attestation: { en: 'The employee may drive.', es: 'El empleado puede conducir.' },
      pages: [
        {
          id: 'car',
          title: { en: 'The car', es: 'El vehículo' },
          fields: [
            {
              path: 'task.car',
              kind: 'text',
              label: { en: 'Which car?', es: '¿Qué vehículo?' },
              required: true,
            },
          ],
        },
      ],
    },
  ],
});
