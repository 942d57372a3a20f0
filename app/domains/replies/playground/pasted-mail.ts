const BLOCKS = /(\r?\n\r?\n)/;
const IS_HEAD = /^content-type[ \t]{0,5}:/im;
const IS_CODED = /^content-transfer-encoding[ \t]{0,5}:[ \t]{0,5}(base64|quoted-printable)/im;
const CHARSET = /\bcharset="?[\w.:-]{1,40}"?/gi;

/** A browser gives letters, not bytes: what they are not coded in is UTF-8, whatever character set the mail names. */
export const pastedMail = (text: string): Uint8Array =>
  new TextEncoder().encode(
    text
      .split(BLOCKS)
      .map((block) =>
        IS_HEAD.test(block) && !IS_CODED.test(block) ? block.replace(CHARSET, "charset=utf-8") : block,
      )
      .join(""),
  );
