import { randomBytes, randomUUID } from "node:crypto";
import { createServer, type IncomingMessage } from "node:http";
import { type AddressInfo, createServer as createTcpServer, type Server, type Socket } from "node:net";
import { simpleParser } from "mailparser";
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from "smtp-server";
import type { TestProject } from "vitest/node";

/** An email that a server received, as mailparser reads it, and its raw bytes. */
export interface ReceivedMail {
  from: string;
  to: string;
  user: string;
  raw: string;
  subject: string;
  fromText: string;
  toText: string;
  text: string;
  html: string;
  date: string;
  messageId: string;
  headers: Record<string, string>;
  attachments: { name: string; type: string; text: string }[];
}

declare module "vitest" {
  interface ProvidedContext {
    /**
     * Ports of SMTP servers. `open` and `login` are smtp-server; `rude` cuts lines; `mute` never greets; `down` has no
     * server. `ses` responds and rewrites the Message-ID like Amazon SES. `http` is the address of a provider (POST
     * /emails) and of the received emails (GET /received).
     */
    mail: {
      http: string;
      open: number;
      login: number;
      ses: number;
      rude: number;
      mute: number;
      down: number;
    };
  }
}

const refusal = (responseCode: number, text: string) => Object.assign(new Error(text), { responseCode });

/** The recipient's name before a hyphen sets the server's behaviour. */
const behaviourOf = (address = "") => address.split(/[-@]/)[0] ?? "";

const AT_RCPT: Record<string, Error> = {
  nobody: refusal(550, "no such user"),
  greylisted: refusal(451, "come back later"),
};
const AFTER_DATA: Record<string, Error> = {
  spam: refusal(554, "not wanted here"),
  full: refusal(452, "mailbox is full"),
};

async function read(stream: AsyncIterable<Buffer>): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk);
  return Buffer.concat(chunks);
}

const oneOf = <T>(value: T | T[] | undefined) => (Array.isArray(value) ? value[0] : value);

async function parsed(raw: Buffer, session: SMTPServerSession): Promise<ReceivedMail> {
  const mail = await simpleParser(raw);
  const { mailFrom, rcptTo } = session.envelope;
  const headers = mail.headerLines.map(({ key, line }) => [key, line.slice(key.length + 1).trim()]);
  return {
    from: mailFrom ? mailFrom.address : "",
    to: rcptTo.map(({ address }) => address).join(),
    user: String(session.user ?? ""),
    raw: raw.toString("latin1"),
    subject: mail.subject ?? "",
    fromText: mail.from?.text ?? "",
    toText: oneOf(mail.to)?.text ?? "",
    text: mail.text ?? "",
    html: mail.html || "",
    date: mail.date?.toISOString() ?? "",
    messageId: mail.messageId ?? "",
    headers: Object.fromEntries(headers),
    attachments: mail.attachments.map(({ filename = "", contentType, content }) => ({
      name: filename,
      type: contentType,
      text: content.toString("utf8"),
    })),
  };
}

const smtpServer = (received: ReceivedMail[], wantsLogin: boolean) =>
  new SMTPServer({
    authOptional: !wantsLogin,
    disabledCommands: ["STARTTLS"],
    allowInsecureAuth: true,
    authMethods: wantsLogin ? ["LOGIN"] : ["PLAIN"],
    onAuth({ username, password }, _session, done) {
      if (password === "pässword") done(null, { user: username });
      else done(refusal(535, "not you"));
    },
    onRcptTo: ({ address }, _session, done) => done(AT_RCPT[behaviourOf(address)]),
    async onData(stream: SMTPServerDataStream, session, done) {
      const raw = await read(stream).catch(() => null);
      if (!raw) return done(refusal(451, "the mail broke off"));
      const error = AFTER_DATA[behaviourOf(session.envelope.rcptTo[0]?.address)];
      if (error) return done(error);
      received.push(await parsed(raw, session));
      done();
    },
  });

/**
 * Simulates Amazon SES: returns its id in the response to the end of DATA, and delivers the email with a Message-ID
 * that contains it.
 */
const sesServer = (received: ReceivedMail[]) =>
  new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    hideENHANCEDSTATUSCODES: true,
    async onData(stream: SMTPServerDataStream, session, done) {
      const mail = (await read(stream)).toString("latin1");
      const id = `0102018c${randomBytes(4).toString("hex")}-${randomUUID()}-000000`;
      const rewritten = mail.replace(/^Message-ID: .*$/im, `Message-ID: <${id}@eu-west-1.amazonses.com>`);
      received.push(await parsed(Buffer.from(rewritten, "latin1"), session));
      done(null, `Ok ${id}`);
    },
  });

/** A server that disconnects: at DATA, within the email or after it; or that sends nonsense after the email, or nothing. */
function rudeConversation(socket: Socket) {
  let text = "";
  let behaviour = "";
  let isData = false;
  socket.on("error", () => {});
  socket.write("220 rude\r\n");
  socket.on("data", (chunk) => {
    text += chunk.toString("latin1");
    if (isData && behaviour === "midway") return void socket.destroy();
    if (isData && text.endsWith("\r\n.\r\n") && behaviour === "after") return void socket.destroy();
    if (isData && text.endsWith("\r\n.\r\n") && behaviour === "nonsense") return void socket.write("hm\r\n");
    if (isData || !text.endsWith("\r\n")) return;
    if (text.startsWith("RCPT")) behaviour = behaviourOf(/<(.*)>/.exec(text)?.[1]);
    isData = text.startsWith("DATA");
    if (isData && behaviour === "before") return void socket.destroy();
    socket.write(
      isData ? "354 go on\r\n" : text.startsWith("EHLO") ? "250-rude\r\n250 8BITMIME\r\n" : "250 ok\r\n",
    );
    text = "";
  });
}

const listening = async (server: Server) => {
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  return (server.address() as AddressInfo).port;
};

export interface ProviderRequest {
  headers: IncomingMessage["headers"];
  body: Record<string, unknown>;
}

/** Real servers of the email protocols, in Node. */
export default async function setup(project: TestProject) {
  const received: ReceivedMail[] = [];
  const asked: ProviderRequest[] = [];
  const provider = createServer(async (request, response) => {
    const answer = (status: number, json: unknown) =>
      response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(json));
    if (request.url === "/received") return answer(200, received);
    if (request.url === "/asked") return answer(200, asked);
    const body = JSON.parse((await read(request)).toString("utf8"));
    asked.push({ headers: request.headers, body });
    const behaviour = behaviourOf(body.to[0]);
    if (behaviour === "gone") return request.socket.destroy();
    if (behaviour === "silent") return;
    const status = /^\d{3}$/.test(behaviour) ? Number(behaviour) : 200;
    answer(status, status === 200 ? { id: "1" } : { message: "said no" });
  });
  const open = smtpServer(received, false);
  const login = smtpServer(received, true);
  const ses = sesServer(received);
  const rude = createTcpServer(rudeConversation);
  const mute = createTcpServer((socket) => void socket.on("error", () => {}));
  const gone = createTcpServer();
  for (const server of [open, login, ses]) server.on("error", () => {});
  const down = await listening(gone);
  await new Promise((done) => gone.close(done));
  project.provide("mail", {
    http: `http://127.0.0.1:${await listening(provider)}`,
    open: await listening(open.server),
    login: await listening(login.server),
    ses: await listening(ses.server),
    rude: await listening(rude),
    mute: await listening(mute),
    down,
  });
  return () => {
    for (const server of [provider, open, login, ses, rude, mute]) server.close(() => {});
    provider.closeAllConnections();
  };
}
