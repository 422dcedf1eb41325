const TABLE = Int32Array.from({ length: 256 }, (_, byte) => {
  let crc = byte;
  for (let k = 0; k < 8; k++) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  return crc;
});

/** CRC-32 of the text's UTF-16 units; by a table, since a copy of a long game has many. */
export function checksum(text: string): string {
  let crc = -1;
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    crc = (crc >>> 8) ^ TABLE[(crc ^ unit) & 0xff]!;
    crc = (crc >>> 8) ^ TABLE[(crc ^ (unit >> 8)) & 0xff]!;
  }
  return (~crc >>> 0).toString(16).padStart(8, '0');
}
