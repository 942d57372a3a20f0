import { toBase64 } from "~/core/bytes";

const LINE = 76;
const encoder = new TextEncoder();

/** Printable ASCII only, with nothing that could be read as an encoded word. */
const isPlain = (text: string) => /^[\x20-\x7e]*$/.test(text) && !text.includes("=?");

/** RFC 2047: base64 words, each short enough to fit a 76-character line with the header name. No word splits a character. */
function encodedWords(text: string): string[] {
  const words: string[] = [];
  let piece = "";
  for (const letter of text) {
    if (encoder.encode(piece + letter).length > 39) {
      words.push(piece);
      piece = "";
    }
    piece += letter;
  }
  return [...words, piece].map((text) => `=?utf-8?B?${toBase64(encoder.encode(text))}?=`);
}

/** RFC 5322: a line break before a word that would pass column 76. */
function folded(name: string, words: string[]): string {
  const lines: string[] = [];
  let line = `${name}:`;
  for (const word of words) {
    if (line.length + 1 + word.length > LINE && line.trim() !== "" && line !== `${name}:`) {
      lines.push(line);
      line = "";
    }
    line += ` ${word}`;
  }
  return [...lines, line].join("\r\n");
}

/** A header of text in any language. */
export function textHeader(name: string, text: string): string {
  const words = text.split(/\s+/).filter(Boolean);
  const isShort = words.every((word) => word.length < LINE - name.length);
  return folded(name, isPlain(text) && isShort ? words : encodedWords(words.join(" ")));
}

const ADDRESS = /^[^\s<>"(),:;[\]\\@\x7f-\uffff]+@[A-Za-z0-9.-]+$/;

/** A header of addresses without names. @throws for an address with characters beyond plain ASCII */
export function addressList(name: string, addresses: readonly string[]): string {
  if (!addresses.every((address) => ADDRESS.test(address))) throw new Error("not an address");
  return folded(name, addresses.join(", ").split(" "));
}

/** A header with one address and its name. @throws for an address with characters beyond plain ASCII. */
export function addressHeader(name: string, person: { address: string; name: string | null }): string {
  if (!ADDRESS.test(person.address)) throw new Error("not an address");
  if (!person.name) return folded(name, [person.address]);
  const isAtoms = /^[A-Za-z0-9 !#$%&'*+/=?^_`{|}~-]+$/.test(person.name) && isPlain(person.name);
  const words = isAtoms && person.name.length < 60 ? [person.name.trim()] : encodedWords(person.name);
  return folded(name, [...words, `<${person.address}>`]);
}

/** A header in plain ASCII, folded between words. @throws for anything that would end the line. */
export function plainHeader(name: string, value: string): string {
  if (!/^[A-Za-z0-9-]+$/.test(name) || !/^[\x20-\x7e]+$/.test(value)) throw new Error("not a header");
  return folded(name, value.split(" "));
}

/** RFC 2231, with a plain file name as a fallback for old mail programs. */
export function fileParameters(fileName: string): string {
  const plain = fileName.replace(/[^\w.-]/g, "_").slice(-60);
  const encoded = encodeURIComponent([...fileName].slice(-60).join("")).replace(
    /['()*]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return plain === fileName ? `filename="${plain}"` : `filename="${plain}";\r\n filename*=UTF-8''${encoded}`;
}
