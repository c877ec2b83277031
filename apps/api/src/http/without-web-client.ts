/**
 * To be loaded before anything that imports `node:http`: an ES module's import of it reads each of its names, and for these
 * three Node loads its whole client of the web, 10 MB that no request needs. They stay there as globals, and `fetch`
 * loads what it needs when it is first called.
 */
const http = process.getBuiltinModule('node:http');
for (const name of ['WebSocket', 'CloseEvent', 'MessageEvent']) Reflect.deleteProperty(http, name);
