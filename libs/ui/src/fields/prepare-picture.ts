import { isCutOff } from './is-cut-off.js';

/** Why somebody may not be able to read a picture. */
export type PictureDoubt = 'blurred' | 'cutOff' | 'dark' | 'small';

export interface PreparedPicture {
  /** To be sent in place of the one that was taken. */
  readonly file: File;
  /** Said to the person, who may keep it all the same. */
  readonly doubt?: PictureDoubt;
}

/** What a picture may take: a page of print stays legible at a fraction of what phones take. */
const most = { bytes: 1_500_000, pixels: 2600 } as const;
/** Tried until the picture is small enough; the last is sent whatever it takes. */
const attempts = [
  { pixels: most.pixels, quality: 0.85 },
  { pixels: most.pixels, quality: 0.7 },
  { pixels: 2000, quality: 0.7 },
  { pixels: 1600, quality: 0.6 },
] as const;

/**
 * Makes a picture small enough for a slow line, upright, without what the camera wrote about place and time into it, and
 * says whether it can be made out. What the browser cannot draw (HEIC outside Safari, a PDF) is sent as it is.
 * @param quarterTurns clockwise
 */
export async function preparePicture(file: File, quarterTurns = 0): Promise<PreparedPicture> {
  if (!file.type.startsWith('image/')) return { file };
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => undefined);
  if (!picture) return { file };
  try {
    const doubt = doubtOf(picture);
    const longest = Math.max(picture.width, picture.height);
    const isFine = file.size <= most.bytes && longest <= most.pixels && quarterTurns % 4 === 0;
    const prepared = isFine ? file : await redrawn(picture, file, quarterTurns);
    return { file: prepared, ...(doubt ? { doubt } : {}) };
  } finally {
    picture.close();
  }
}

async function redrawn(picture: ImageBitmap, file: File, quarterTurns: number): Promise<File> {
  let smallest: Blob = file;
  for (const { pixels, quality } of attempts) {
    const drawn = await toJpeg(drawnTo(picture, pixels, quarterTurns), quality);
    if (!drawn) return file;
    smallest = drawn;
    if (drawn.size <= most.bytes) break;
  }
  return new File([smallest], `${file.name.replace(/\.[^.]*$/, '')}.jpg`, { type: 'image/jpeg' });
}

function drawnTo(picture: ImageBitmap, pixels: number, quarterTurns: number): HTMLCanvasElement {
  const scale = Math.min(1, pixels / Math.max(picture.width, picture.height));
  const [width, height] = [Math.round(picture.width * scale), Math.round(picture.height * scale)];
  const isOnItsSide = quarterTurns % 2 === 1;
  const canvas = document.createElement('canvas');
  canvas.width = isOnItsSide ? height : width;
  canvas.height = isOnItsSide ? width : height;
  const pen = canvas.getContext('2d');
  if (!pen) return canvas;
  // What is transparent would be black in a JPEG.
  pen.fillStyle = '#fff';
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.translate(canvas.width / 2, canvas.height / 2);
  pen.rotate((quarterTurns * Math.PI) / 2);
  pen.imageSmoothingQuality = 'high';
  pen.drawImage(picture, -width / 2, -height / 2, width, height);
  return canvas;
}

const toJpeg = (canvas: HTMLCanvasElement, quality: number): Promise<Blob | null> =>
  new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality));

/** Judged at this size: what is blurred in it cannot be read at any. */
const judgedAt = 800;

function doubtOf(picture: ImageBitmap): PictureDoubt | undefined {
  if (Math.max(picture.width, picture.height) < 640) return 'small';
  const canvas = drawnTo(picture, judgedAt, 0);
  const { width, height } = canvas;
  const pixels = canvas.getContext('2d')?.getImageData(0, 0, width, height).data;
  if (!pixels) return undefined;
  const lights = lightsOf(pixels);
  if (mean(lights) < 45) return 'dark';
  if (variance(edgesOf(lights, width, height)) < 25) return 'blurred';
  return isCutOff(lights, width, height) ? 'cutOff' : undefined;
}

/** How light each pixel is, 0 to 255 (ITU-R BT.601). */
function lightsOf(pixels: Uint8ClampedArray): Float32Array {
  const lights = new Float32Array(pixels.length / 4);
  for (let at = 0; at < lights.length; at++) {
    const [red = 0, green = 0, blue = 0] = pixels.subarray(at * 4, at * 4 + 3);
    lights[at] = 0.299 * red + 0.587 * green + 0.114 * blue;
  }
  return lights;
}

/** The Laplacian: large where light changes at once, as at the edge of a letter; flat where a picture is blurred. */
function edgesOf(lights: Float32Array, width: number, height: number): Float32Array {
  const edges = new Float32Array((width - 2) * (height - 2));
  let next = 0;
  const light = (at: number) => lights[at] ?? 0;
  for (let row = 1; row < height - 1; row++) {
    for (let column = 1; column < width - 1; column++) {
      const at = row * width + column;
      edges[next++] = light(at - 1) + light(at + 1) + light(at - width) + light(at + width) - 4 * light(at);
    }
  }
  return edges;
}

const mean = (values: Float32Array): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

function variance(values: Float32Array): number {
  const middle = mean(values);
  return values.reduce((sum, value) => sum + (value - middle) ** 2, 0) / Math.max(1, values.length);
}
