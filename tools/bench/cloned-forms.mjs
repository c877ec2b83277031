import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import { apiFolder } from '../setup/build.mjs';

const built = (file) => import(pathToFileURL(join(apiFolder, file)).href);
const together = 200;

/**
 * Copies of a signed form for as many other people, as if each of them had signed: answers, signatures, trail and files, each with
 * the hashes and codes that are theirs. Made with the program's own classes, so that everything is as it would be.
 */
export async function cloneForms(environment, { taskId, employeeId, placementId }, count) {
  const { createApp } = await built('create-app.js');
  const { readConfig } = await built('context/read-config.js');
  const app = await createApp(readConfig({ ...environment, ROLE: 'api' }));
  await app.init();
  try {
    await copyAll(await copierOf(app, { taskId, employeeId, placementId }), count);
  } finally {
    await app.close();
  }
}

async function copyAll({ database, copy }, count) {
  for (let from = 1; from <= count; from += together)
    await database.transaction(async (db) => {
      for (let number = from; number < from + together && number <= count; number += 1)
        await copy(db, number);
    });
}

async function copierOf(app, ids) {
  const [{ Database }, { FileStorage }, { AnswersSealer }, { TrailKey }, chain, { signatureHash }] =
    await Promise.all(
      [
        'database/database.js',
        'sealing/storage/file-storage.js',
        'tasks/answers-sealer.js',
        'tasks/trail/trail-key.js',
        'tasks/signing/audit-chain-hash.js',
        'tasks/trail/signature-hash.js',
      ].map(built),
    );
  const [database, storage, sealer, key] = [Database, FileStorage, AnswersSealer, TrailKey].map((it) =>
    app.get(it, { strict: false }),
  );
  const rows = (table, where, value) =>
    database.run({ name: '', text: `SELECT * FROM ${table} WHERE ${where} = $1` }, [value]);
  const [[task], [employee], [placement], signatures, documents, entries] = await Promise.all([
    rows('tasks', 'id', ids.taskId),
    rows('employees', 'id', ids.employeeId),
    rows('placements', 'id', ids.placementId),
    rows('signatures', 'task_id', ids.taskId),
    rows('documents', 'task_id', ids.taskId),
    rows('audit_events', 'task_id', ids.taskId),
  ]);
  const answers = sealer.open(task);
  const files = await Promise.all(
    documents
      .flatMap(({ pdf_key, certificate_key }) => [pdf_key, certificate_key])
      .map((it) => storage.get(it)),
  );

  async function copy(db, number) {
    const other = (id) => `${id.slice(0, -7)}C${String(number).padStart(6, 'A')}`;
    const own = { task_id: other(task.id), employee_id: other(employee.id) };
    await insert(db, 'employees', { ...employee, id: own.employee_id });
    await insert(db, 'placements', { ...placement, id: other(placement.id), employee_id: own.employee_id });
    await insert(db, 'tasks', {
      ...task,
      id: own.task_id,
      employee_id: own.employee_id,
      sealed_answers: sealer.seal(own.task_id, answers),
    });
    const hashes = new Map();
    for (const signature of signatures) {
      const copied = { ...signature, id: other(signature.id), task_id: own.task_id };
      hashes.set(signature.id, { signature_id: copied.id, signature_sha256: signatureHash(copied) });
      await insert(db, 'signatures', copied);
    }
    for (const document of documents) {
      const names = { pdf_key: other(document.pdf_key), certificate_key: other(document.certificate_key) };
      await Promise.all([storage.put(names.pdf_key, files[0]), storage.put(names.certificate_key, files[1])]);
      await insert(db, 'documents', { ...document, id: other(document.id), task_id: own.task_id, ...names });
    }
    await copyTrail(db, { own, other, hashes });
  }

  async function copyTrail(db, { own, other, hashes }) {
    let previous_hash = chain.auditChainStart;
    for (const entry of entries.toSorted((one, next) => one.sequence - next.sequence)) {
      const signed = hashes.get(entry.detail.signature_id) ?? {};
      const made = entry.detail.document_id ? { document_id: other(entry.detail.document_id) } : {};
      const copied = { ...entry, task_id: own.task_id, detail: { ...entry.detail, ...signed, ...made } };
      const hash = chain.auditChainHash(previous_hash, { ...copied, at: entry.at.toISOString() });
      await insert(db, 'audit_events', { ...copied, previous_hash, hash, mac: key.sign(hash) });
      previous_hash = hash;
    }
  }

  return { database, copy };
}

async function insert(db, table, { changed_xid: _, ...row }) {
  const names = Object.keys(row);
  const values = Object.values(row).map((value) =>
    value !== null &&
    typeof value === 'object' &&
    !(value instanceof Date) &&
    !Buffer.isBuffer(value) &&
    !isTextArray(value)
      ? JSON.stringify(value)
      : value,
  );
  const marks = names.map((_name, at) => `$${at + 1}`).join(', ');
  const text = `INSERT INTO ${table} (${names.map((name) => `"${name}"`).join(', ')}) VALUES (${marks})`;
  await db.run({ name: '', text }, values);
}

const isTextArray = (value) => Array.isArray(value) && value.every((it) => typeof it === 'string');
