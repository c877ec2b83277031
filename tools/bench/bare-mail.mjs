import { createTransport } from 'nodemailer';

/*
 * What the worker is measured against: nodemailer sends the same words so many times, over one connection or several that
 * are kept. It has them in memory: it looks nothing up, writes no message and keeps nothing.
 */
process.on('message', async ({ url, connections, mail, count }) => {
  const { hostname, port } = new URL(url);
  const transport = createTransport({
    host: hostname,
    port: Number(port),
    ignoreTLS: true,
    pool: true,
    maxConnections: connections,
    maxMessages: 100,
  });
  let next = 0;
  const send = async () => {
    while (next < count) {
      const nth = next++;
      const to = `person-${nth}@example-${nth % 50}.com`;
      await transport.sendMail({
        ...mail,
        messageId: `<bare-${nth}@firstday.example>`,
        to: { name: '', address: to },
        envelope: { from: mail.from.address, to: [to] },
      });
    }
  };
  // One more than there are connections, so that none of them waits for this loop.
  await Promise.all(Array.from({ length: connections === 1 ? 1 : connections * 2 }, send));
  transport.close();
  process.send('done');
});
process.on('disconnect', () => process.exit());
process.send('ready');
