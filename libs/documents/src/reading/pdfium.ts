import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { init, type WrappedPdfiumModule } from '@embedpdf/pdfium';

/** PDFium begins with 16 MB; a page of a scanner at 600 dots an inch takes 100. */
const mostMemory = 192 * 2 ** 20;
/** Its memory never shrinks: one that has grown beyond this is not kept for the next file. */
const mostKept = 48 * 2 ** 20;
const wasmPage = 65_536;

let compiled: WebAssembly.Module | null = null;
let current: Promise<Pdfium> | null = null;

/**
 * PDFium, compiled to WebAssembly: whatever a file makes it do, it reaches nothing but its own memory, which does not grow
 * beyond a limit.
 */
export class Pdfium {
  private constructor(readonly calls: WrappedPdfiumModule) {}

  static async open(): Promise<Pdfium> {
    const calls = await init({ instantiateWasm, print: () => undefined, printErr: () => undefined });
    calls.PDFiumExt_Init();
    return new Pdfium(calls);
  }

  get memory(): DataView {
    const { buffer } = this.calls.pdfium.HEAPU8;
    return new DataView(buffer);
  }

  /** Gives `use` a piece of memory, and takes it back. */
  withMemory<Result>(size: number, use: (at: number) => Result): Result {
    const at = this.calls.pdfium.wasmExports.malloc(size);
    if (at === 0) throw new Error('PDFium has no memory left');
    try {
      return use(at);
    } finally {
      this.calls.pdfium.wasmExports.free(at);
    }
  }

  bytesAt(at: number, size: number): Uint8Array {
    return this.calls.pdfium.HEAPU8.slice(at, at + size);
  }
}

/**
 * The PDFium of this process. One that failed is in no known state, and one that has grown is too large: the next file gets another.
 *
 * @returns what `use` made of it
 */
export async function withPdfium<Result>(use: (pdfium: Pdfium) => Result): Promise<Result> {
  const opened = current ?? Pdfium.open();
  current = opened;
  let isSound = false;
  try {
    const pdfium = await opened;
    const result = use(pdfium);
    isSound = pdfium.memory.byteLength <= mostKept;
    return result;
  } finally {
    if (!isSound && current === opened) current = null;
  }
}

function instantiateWasm(
  imports: WebAssembly.Imports,
  receive: (instance: WebAssembly.Instance) => void,
): WebAssembly.Exports {
  compiled ??= new WebAssembly.Module(
    readFileSync(createRequire(import.meta.url).resolve('@embedpdf/pdfium/pdfium.wasm')),
  );
  const instance = new WebAssembly.Instance(compiled, imports);
  const { memory } = instance.exports;
  if (memory instanceof WebAssembly.Memory) limit(memory);
  receive(instance);
  return instance.exports;
}

/** It grows only by asking this object to. */
function limit(memory: WebAssembly.Memory): void {
  const grow = memory.grow.bind(memory);
  memory.grow = (pages) => {
    if (memory.buffer.byteLength + pages * wasmPage > mostMemory) throw new RangeError('Too much memory');
    return grow(pages);
  };
}
