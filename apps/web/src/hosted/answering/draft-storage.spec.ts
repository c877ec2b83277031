import { beforeEach, describe, expect, it } from '@jest/globals';
import { draftStorage } from './draft-storage';

class MemoryStorage implements Storage {
  private readonly entries = new Map<string, string>();
  get length() {
    return this.entries.size;
  }
  clear() {
    this.entries.clear();
  }
  getItem(key: string) {
    return this.entries.get(key) ?? null;
  }
  key(index: number) {
    return [...this.entries.keys()][index] ?? null;
  }
  removeItem(key: string) {
    this.entries.delete(key);
  }
  setItem(key: string, value: string) {
    this.entries.set(key, value);
  }
}

class ForbiddenStorage extends MemoryStorage {
  override getItem(): never {
    throw new Error('forbidden');
  }
  override setItem(): never {
    throw new Error('forbidden');
  }
}

describe('what was typed and is not saved', () => {
  let storage: Storage = new MemoryStorage();
  const troy = { draft: 'Troy', over: '' };
  beforeEach(() => {
    storage = new MemoryStorage();
  });

  it('is there again when the page is opened again', () => {
    const city = { draft: 'Tro', over: '' };
    const born = { draft: { month: '3', day: '', year: '' }, over: '5f' };
    draftStorage(() => storage, 'page').keep('task.city', city);
    draftStorage(() => storage, 'page').keep('task.born', born);
    expect(draftStorage(() => storage, 'page').read()).toEqual({ 'task.city': city, 'task.born': born });
  });

  it('leaves nothing behind once it is saved', () => {
    const kept = draftStorage(() => storage, 'page');
    kept.keep('task.city', troy);
    kept.drop('task.city');
    expect(storage.length).toBe(0);
  });

  it('is not mixed up with another page', () => {
    draftStorage(() => storage, 'one').keep('task.city', troy);
    expect(draftStorage(() => storage, 'other').read()).toEqual({});
  });

  it('is nothing, and no crash, where a browser forbids storage or holds nonsense', () => {
    const forbids = (): never => {
      throw new Error('Access is denied for this document');
    };
    // A frame that may keep nothing may not even ask for the storage.
    for (const storageOf of [() => new ForbiddenStorage(), forbids]) {
      const forbidden = draftStorage(storageOf, 'page');
      forbidden.keep('task.city', troy);
      expect(forbidden.read()).toEqual({});
    }
    storage.setItem('page', '{"task.city": 5, "task.zip": "12180"');
    expect(draftStorage(() => storage, 'page').read()).toEqual({});
    // The last is how an earlier version kept them.
    const kept = {
      'task.city': { draft: 5, over: '' },
      'task.zip': { draft: '12180' },
      'task.street': 'Pine',
    };
    storage.setItem('page', JSON.stringify({ ...kept, 'task.name': troy }));
    expect(draftStorage(() => storage, 'page').read()).toEqual({ 'task.name': troy });
  });
});
