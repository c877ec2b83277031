/** The body of an upload, as the interface describes it. */
export const filesBody = {
  type: 'object',
  required: ['files'],
  properties: { files: { type: 'array', items: { type: 'string', format: 'binary' } } },
  additionalProperties: false,
};
