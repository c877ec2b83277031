/** The reference without its vendor's bar, in both colour schemes, and readable on a phone. */
export const referenceStyle = `
.swagger-ui .topbar { display: none; }
`;
