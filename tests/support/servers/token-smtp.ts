import { createServer } from "node:net";

/** SMTP up to authentication, with XOAUTH2 only. An error takes two steps, as with Google and Microsoft. */
export const tokenSmtp = (given: ReadonlySet<string>) =>
  createServer((socket) => {
    let text = "";
    const say = (line: string) => socket.write(`${line}\r\n`);
    const run = (line: string) => {
      if (line.startsWith("EHLO")) return say("250-tokens\r\n250 AUTH XOAUTH2");
      if (line.startsWith("QUIT")) return void socket.end("221 bye\r\n");
      if (!line.startsWith("AUTH XOAUTH2 ")) return say("535 5.7.8 no");
      const said = Buffer.from(line.slice(13), "base64").toString();
      const token = /auth=Bearer ([\w-]+)/.exec(said)?.[1] ?? "";
      say(
        given.has(token) ? "235 2.7.0 accepted" : `334 ${Buffer.from('{"status":"401"}').toString("base64")}`,
      );
    };
    socket.on("error", () => {});
    say("220 tokens");
    socket.on("data", (chunk) => {
      text += chunk.toString("latin1");
      for (let end = text.indexOf("\r\n"); end >= 0; end = text.indexOf("\r\n")) {
        const line = text.slice(0, end);
        text = text.slice(end + 2);
        run(line);
      }
    });
  });
