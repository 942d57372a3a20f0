// The most the sink can accept: bare sockets push the same email again and again. Commands are pipelined, and nothing
// else is written, read or stored. `node socket.mjs PORT EMAILS CONNECTIONS FILE` prints seconds and CPU seconds.
import { readFileSync } from "node:fs";
import { connect } from "node:net";

const [port, mails, connections, file] = process.argv.slice(2);
const mail = readFileSync(file, "latin1");
const next = "MAIL FROM:<sales@bench.test>\r\nRCPT TO:<lead@sink.test>\r\nDATA\r\n";
const again = Buffer.from(`${mail}\r\n.\r\n${next}`, "latin1");
const last = Buffer.from(`${mail}\r\n.\r\nQUIT\r\n`, "latin1");

/** Sends each email together with the commands of the next one (RFC 2920): one write, one wait. */
const push = (count) =>
  new Promise((resolve, reject) => {
    const socket = connect({ port: Number(port), host: "127.0.0.1", noDelay: true });
    let left = count;
    let isGreeted = false;
    socket.setEncoding("latin1");
    socket.on("data", (text) => {
      if (!isGreeted) {
        isGreeted = true;
        socket.write(`EHLO bench\r\n${next}`);
      } else if (/^354/m.test(text)) {
        left -= 1;
        socket.write(left > 0 ? again : last);
      } else if (/^221/m.test(text)) socket.end();
    });
    socket.once("error", reject);
    socket.once("close", () => (left === 0 ? resolve() : reject(new Error(`${left} mails were left.`))));
  });

const begin = process.hrtime.bigint();
const cpu = process.cpuUsage();
const lanes = Number(connections);
await Promise.all(Array.from({ length: lanes }, () => push(Math.ceil(Number(mails) / lanes))));
const used = process.cpuUsage(cpu);
console.log(
  JSON.stringify({
    mails: Math.ceil(Number(mails) / lanes) * lanes,
    seconds: Number(process.hrtime.bigint() - begin) / 1e9,
    cpu: (used.user + used.system) / 1e6,
  }),
);
