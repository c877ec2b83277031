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
  beforeEach(() => {
    storage = new MemoryStorage();
  });

  it('is there again when the page is opened again', () => {
    draftStorage(() => storage, 'page').keep('task.city', 'Tro');
    draftStorage(() => storage, 'page').keep('task.born', { month: '3', day: '', year: '' });
    expect(draftStorage(() => storage, 'page').read()).toEqual({
      'task.city': 'Tro',
      'task.born': { month: '3', day: '', year: '' },
    });
  });

  it('leaves nothing behind once it is saved', () => {
    const kept = draftStorage(() => storage, 'page');
    kept.keep('task.city', 'Troy');
    kept.drop('task.city');
    expect(storage.length).toBe(0);
  });

  it('is not mixed up with another page', () => {
    draftStorage(() => storage, 'one').keep('task.city', 'Troy');
    expect(draftStorage(() => storage, 'other').read()).toEqual({});
  });

  it('is nothing, and no crash, where a browser forbids storage or holds nonsense', () => {
    const forbids = (): never => {
      throw new Error('Access is denied for this document');
    };
    // A frame that may keep nothing may not even ask for the storage.
    for (const storageOf of [() => new ForbiddenStorage(), forbids]) {
      const forbidden = draftStorage(storageOf, 'page');
      forbidden.keep('task.city', 'Troy');
      expect(forbidden.read()).toEqual({});
    }
    storage.setItem('page', '{"task.city": 5, "task.zip": "12180"');
    expect(draftStorage(() => storage, 'page').read()).toEqual({});
    storage.setItem('page', '{"task.city": 5, "task.zip": "12180"}');
    expect(draftStorage(() => storage, 'page').read()).toEqual({ 'task.zip': '12180' });
  });
});
