import { Pool } from 'undici';

/*
 * What deliveries are measured against: undici, with the sender's settings and in the sender's way, posts the same signed
 * bytes so many times, over one connection or several, one request after the other on each, and reads the answers. It has
 * them in memory: it looks nothing up, signs nothing and keeps nothing.
 */
const settings = {
  connections: 4096,
  pipelining: 1,
  keepAliveTimeout: 10_000,
  maxHeaderSize: 16_384,
  connect: {
    lookup: (_, options, found) => {
      if (options.all) found(null, [{ address: '127.0.0.1', family: 4 }]);
      else found(null, '127.0.0.1', 4);
    },
    timeout: 10_000,
  },
};

process.on('message', async ({ url, headers, body, count, abreast }) => {
  const { origin, pathname: path } = new URL(url);
  const dispatcher = new Pool(origin, settings);
  const request = { path, method: 'POST', headers, body, headersTimeout: 0, bodyTimeout: 0 };
  let left = count;
  const post = async () => {
    while (left-- > 0) await answerTo(dispatcher, request);
  };
  await Promise.all(Array.from({ length: abreast }, post));
  await dispatcher.close();
  process.send('done');
});
process.on('disconnect', () => process.exit());
process.send('ready');

function answerTo(dispatcher, request) {
  return new Promise((resolve, reject) => {
    const chunks = [];
    dispatcher.dispatch(request, {
      onRequestStart() {},
      onResponseStart(_, status) {
        if (status !== 200) reject(new Error(`answered ${status}`));
      },
      onResponseData: (_, chunk) => void chunks.push(chunk),
      onResponseEnd: () => resolve(Buffer.concat(chunks).toString()),
      onResponseError: (_, error) => reject(error),
    });
  });
}
