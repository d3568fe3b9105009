import { promisify } from "node:util"
import { crc32, deflate } from "node:zlib"
import type { Rgb } from "./card-colors"

const compress = promisify(deflate)

const signature = Buffer.from("89504e470d0a1a0a", "hex")

/** Bit depth 4, color type 3 (palette), and the only methods that PNG defines for compression, filtering and order. */
const format = [4, 3, 0, 0, 0]

/** The pixels of a picture with a palette of 16 colors, in PNG's layout: each row starts with its filter type, 0. */
export class IndexedPicture {
  readonly #stride: number

  constructor(
    /** An even number. */
    readonly width: number,
    readonly height: number,
    readonly rows = Buffer.alloc((width / 2 + 1) * height),
  ) {
    this.#stride = width / 2 + 1
  }

  copy(): IndexedPicture {
    return new IndexedPicture(this.width, this.height, Buffer.from(this.rows))
  }

  /** Sets the color index of a pixel, which takes half a byte. */
  set(x: number, y: number, index: number): void {
    const at = y * this.#stride + 1 + (x >> 1)
    const pair = this.rows[at] ?? 0
    this.rows[at] = x % 2 === 0 ? (index << 4) | (pair & 15) : (pair & 240) | index
  }
}

/**
 * Encodes a picture as PNG. Image libraries first count the colors of a picture, which takes ten times as long as drawing it.
 * @param colors at most 16
 */
export async function encodePng(picture: IndexedPicture, colors: readonly Rgb[]): Promise<Buffer> {
  const size = Buffer.alloc(8)
  size.writeUInt32BE(picture.width, 0)
  size.writeUInt32BE(picture.height, 4)
  return Buffer.concat([
    signature,
    chunk("IHDR", Buffer.concat([size, Buffer.from(format)])),
    chunk("PLTE", Buffer.from(colors.flat())),
    chunk("IDAT", await compress(picture.rows, { level: 4 })),
    chunk("IEND", Buffer.alloc(0)),
  ])
}

function chunk(type: string, data: Buffer): Buffer {
  const content = Buffer.concat([Buffer.from(type, "latin1"), data])
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  checksum.writeUInt32BE(crc32(content))
  return Buffer.concat([length, content, checksum])
}
