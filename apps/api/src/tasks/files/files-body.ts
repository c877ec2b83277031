/** The body of an upload, as the interface describes it. */
export const filesBody = {
  type: 'object',
  required: ['files'],
  properties: {
    files: {
      type: 'array',
      items: { type: 'string', format: 'binary' },
      description: 'The files, 20 MiB each at most.',
    },
  },
  additionalProperties: false,
};
