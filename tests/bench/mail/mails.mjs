// Emails that are expensive for naive parsers; each about `size` bytes, as an attacker's program would send them.
const MB = 2 ** 20;
const HEAD =
  "From: amina@buyer.test\r\nTo: sales@seller.test\r\nSubject: Hello\r\nMessage-ID: <1@buyer.test>\r\n";
const fill = (size, text) => text.repeat(Math.ceil(size / text.length));
const BASE64 = `${"QUJD".repeat(19)}\r\n`;

function nested(levels) {
  let open = "";
  let close = "";
  for (let index = 0; index < levels; index += 1) {
    open += `Content-Type: multipart/mixed; boundary=b${index}\r\n\r\n--b${index}\r\n`;
    close = `\r\n--b${index}--${close}`;
  }
  return `${open}\r\nhello${close}`;
}

/** Name, megabytes, content. */
const MAILS = [
  ["line feeds", 1, (size) => `\r\n${fill(size, "\n")}`],
  ["line feeds", 24, (size) => `\r\n${fill(size, "\n")}`],
  ["100,000 headers", 1, (size) => `${fill(size, "X-A: some\r\n")}\r\nhello`],
  ["a header of 300,000 folded lines", 1, (size) => `X-A: b${fill(size, "\r\n b")}\r\n\r\nhello`],
  [
    "100,000 parts",
    1,
    (size) => `Content-Type: multipart/mixed; boundary=b\r\n\r\n${fill(size, "--b\r\n\r\nx\r\n")}--b--`,
  ],
  ["1,000 levels of parts", 1, () => nested(1_000)],
  ["100,000 recipients", 1, (size) => `Cc: ${fill(size, "a@b.test, ")}\r\n\r\nhello`],
  ["encoded words", 1, (size) => `X-A: ${fill(size, "=?utf-8?B?QUJDRA==?=\r\n ")}\r\n\r\nhello`],
  ["one line", 24, (size) => `\r\n${fill(size, "a ")}`],
  ["HTML", 24, (size) => `Content-Type: text/html\r\n\r\n${fill(size, "<div><b>hello</b></div>\r\n")}`],
  ["text in base64", 24, (size) => `Content-Transfer-Encoding: base64\r\n\r\n${fill(size, BASE64)}`],
  [
    "an attachment",
    24,
    (size) =>
      `Content-Type: application/pdf; name="a.pdf"\r\nContent-Disposition: attachment\r\nContent-Transfer-Encoding: base64\r\n\r\n${fill(size, BASE64)}`,
  ],
];

export const mails = MAILS.map(([name, megabytes, words]) => ({
  name,
  megabytes,
  raw: () => Buffer.from(HEAD + words(megabytes * MB)),
}));
