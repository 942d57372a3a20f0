// An SMTP server that accepts everything, in its own process: `node sink.mjs PORT [FILE]`, with 0 for any free port.
// Prints the port and, on SIGUSR2, the received count and the last email. With FILE, records each Message-ID once the
// email is accepted.
import { createWriteStream } from "node:fs";
import { createServer } from "node:net";

const [port, file] = process.argv.slice(2);
const ids = file ? createWriteStream(file, { flags: "a" }) : null;
const END = Buffer.from("\r\n.\r\n");
const count = { mails: 0, bytes: 0, first: 0, last: 0, sample: "" };

const REPLIES = {
  EHLO: "250-sink\r\n250-PIPELINING\r\n250-8BITMIME\r\n250 SIZE 35000000\r\n",
  HELO: "250 sink\r\n",
  DATA: "354 go on\r\n",
  QUIT: "221 bye\r\n",
};

let last = Buffer.alloc(0);

function take(message) {
  count.first ||= Date.now();
  count.last = Date.now();
  count.mails += 1;
  count.bytes += message.length;
  last = message;
  if (!ids) return;
  const head = message.subarray(0, 4_000).toString("latin1");
  ids.write(
    `${/^message-id:\s*(<[^>]*>)/im.exec(head)?.[1]} ${/^to:.*?([^\s<]+@[^\s>]+)/im.exec(head)?.[1]}\n`,
  );
}

createServer((socket) => {
  let pending = Buffer.alloc(0);
  let isData = false;
  socket.setNoDelay(true);
  socket.on("error", () => {});
  socket.write("220 sink\r\n");
  socket.on("data", (chunk) => {
    pending = pending.length ? Buffer.concat([pending, chunk]) : chunk;
    let out = "";
    for (;;) {
      const end = pending.indexOf(isData ? END : "\r\n");
      if (end < 0) break;
      if (isData) {
        take(pending.subarray(0, end));
        pending = pending.subarray(end + END.length);
        isData = false;
        out += "250 taken\r\n";
        continue;
      }
      const verb = pending.subarray(0, 4).toString("latin1").toUpperCase();
      pending = pending.subarray(end + 2);
      isData = verb === "DATA";
      out += REPLIES[verb] ?? "250 ok\r\n";
    }
    if (out) socket.write(out);
  });
}).listen(Number(port), "127.0.0.1", function () {
  process.stdout.write(`${this.address().port}\n`);
});

process.on("SIGUSR2", () => {
  count.sample = last.toString("latin1");
  process.stdout.write(`${JSON.stringify(count)}\n`);
});
