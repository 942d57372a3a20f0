import { createServer, type Socket } from "node:net";

interface ScriptedMail {
  uid: number;
  raw: string;
}

/** One user's inbox on the scripted server; omitted properties are as on a good server. */
export interface ScriptedBox {
  uidValidity?: number;
  uidNext?: number;
  mails?: ScriptedMail[];
  /** Number of small emails from UID 1 on, generated on request. */
  many?: number;
  password?: string;
  token?: string;
  capabilities?: string;
  /** What it does at a command: hangs, disconnects, responds with NO or BYE, or floods with a literal or an endless line. */
  at?: Record<string, "hang" | "close" | "no" | "busy" | "bye" | "literal" | "line">;
  /** UIDs that are deleted between reading their headers and reading their bodies. */
  gone?: number[];
  /** Announced header bytes of the email with UID 1, or of each email. */
  headBytes?: number;
  isEachLong?: boolean;
  /** UIDs of unreadable emails: their headers, their whole bodies, or more than `beyond` bytes of one. */
  broken?: { heads?: number[]; bodies?: number[]; beyond?: number };
}

export interface Asked {
  user: string;
  line: string;
}

const CHUNK = Buffer.alloc(65_536, 97);

/** Sends data until `bytes` bytes were sent or the other side disconnects. */
function flood(socket: Socket, bytes: number, onSent: (sent: number) => void) {
  let sent = 0;
  const go = () => {
    while (sent < bytes && !socket.destroyed) {
      sent += CHUNK.length;
      onSent(CHUNK.length);
      if (!socket.write(CHUNK)) return void socket.once("drain", go);
    }
  };
  go();
}

const headOf = (raw: string) => {
  const end = raw.indexOf("\r\n\r\n");
  return end < 0 ? raw : raw.slice(0, end + 4);
};

const small = (uid: number) =>
  `From: nobody@many.test\r\nMessage-ID: <${uid}@many.test>\r\n\r\nOf no concern.\r\n`;

/** An IMAP server in Node that behaves as `boxes` defines for each user, the part of the name before "@". */
export function scriptedImap(
  boxes: Map<string, ScriptedBox>,
  asked: Asked[],
  flooded: { bytes: number },
  given: ReadonlySet<string>,
) {
  return createServer((socket) => {
    socket.on("error", () => {});
    let user = "";
    let text = "";
    let pending: ((line: string) => void) | null = null;
    const say = (line: string) => socket.write(`${line}\r\n`, "latin1");
    const box = () => boxes.get(user) ?? {};
    const mailOf = (uid: number): string | null => {
      const { mails = [], many = 0 } = box();
      return mails.find((mail) => mail.uid === uid)?.raw ?? (uid >= 1 && uid <= many ? small(uid) : null);
    };
    const nextOf = () => {
      const { uidNext, mails = [], many = 0 } = box();
      return uidNext ?? Math.max(many, 0, ...mails.map(({ uid }) => uid)) + 1;
    };

    const signIn = (tag: string, name: string, isRight: (box: ScriptedBox) => boolean) => {
      user = name.split("@")[0] ?? "";
      asked.push({ user, line: "LOGIN" });
      if (box().at?.LOGIN === "busy") return say(`${tag} NO [UNAVAILABLE] too many connections`);
      say(
        boxes.has(user) && isRight(box())
          ? `${tag} OK welcome`
          : `${tag} NO [AUTHENTICATIONFAILED] wrong password`,
      );
    };

    const authenticate = (tag: string, kind: string, initial: string) => {
      const take = (response: string) => {
        const said = Buffer.from(response, "base64").toString("utf8");
        if (kind === "PLAIN") {
          const [, name = "", password] = said.split("\0");
          return signIn(tag, name, (of) => of.password === password);
        }
        const parts = said.split("\u0001");
        const name = parts[0]?.replace("user=", "") ?? "";
        const token = parts[1]?.replace("auth=Bearer ", "");
        const known = boxes.get(name.split("@")[0] ?? "");
        const isRight = known !== undefined && (given.has(token ?? "") || known.token === token);
        if (isRight) return signIn(tag, name, () => true);
        pending = () => signIn(tag, name, () => false);
        say(`+ ${Buffer.from('{"status":"400"}').toString("base64")}`);
      };
      if (initial) return take(initial);
      pending = take;
      say("+ ");
    };

    const fetch = (tag: string, uids: number[], item: string) => {
      const { heads = [], bodies = [], beyond = Number.POSITIVE_INFINITY } = box().broken ?? {};
      const isHead = item.includes("HEADER");
      const isBroken = uids.some((uid) => (isHead ? heads : bodies).includes(uid));
      if (isBroken) return say(`${tag} NO [SERVERBUG] this mail can't be read`);
      if (!isHead && Number(/<(\d+)\./.exec(item)?.[1]) >= beyond) return;
      for (const uid of uids) {
        const raw = mailOf(uid);
        const isGone = !item.includes("HEADER") && box().gone?.includes(uid);
        if (raw === null || isGone) continue;
        const part = /<(\d+)\.(\d+)>/.exec(item);
        const bytes = item.includes("HEADER")
          ? headOf(raw)
          : raw.slice(Number(part?.[1]), Number(part?.[1]) + Number(part?.[2]));
        const name = item.includes("HEADER") ? "BODY[HEADER.FIELDS (FROM)]" : `BODY[]<${part?.[1]}>`;
        const { headBytes, isEachLong } = box();
        if ((uid === 1 || isEachLong) && headBytes && isHead) {
          say(`* ${uid} FETCH (UID ${uid} RFC822.SIZE 9 ${name} {${headBytes}}`);
          socket.write(Buffer.alloc(headBytes, 97));
          say(")");
        } else
          say(`* ${uid} FETCH (UID ${uid} RFC822.SIZE ${raw.length} ${name} {${bytes.length}}\r\n${bytes})`);
      }
      say(`${tag} OK fetched`);
    };

    const search = (tag: string, range: string) => {
      const [first = 0, last = 0] = range.split(":").map(Number);
      const { mails = [], many = 0 } = box();
      const made = Array.from(
        { length: Math.max(0, Math.min(many, last) - first + 1) },
        (_, index) => first + index,
      );
      const found = [...made, ...mails.map(({ uid }) => uid).filter((uid) => uid >= first && uid <= last)];
      say(`* SEARCH${found.map((uid) => ` ${uid}`).join("")}`);
      say(`${tag} OK searched`);
    };

    const run = (line: string) => {
      const [tag = "", verb = "", ...rest] = line.split(" ");
      const command = (verb.toUpperCase() === "UID" ? rest.shift() : verb)?.toUpperCase() ?? "";
      if (user) asked.push({ user, line: [command, ...rest].join(" ") });
      const does = user ? box().at?.[command] : undefined;
      if (does === "hang") return;
      if (does === "close") return void socket.destroy();
      if (does === "no") return say(`${tag} NO not today`);
      if (does === "bye") {
        say("* BYE shutting down");
        return void socket.end();
      }
      if (does === "line") {
        socket.write("* OK ");
        return flood(socket, 2 ** 30, (bytes) => (flooded.bytes += bytes));
      }
      if (does === "literal") {
        const uid = /\d+/.exec(rest[0] ?? "")?.[0] ?? "1";
        say(`* 1 FETCH (UID ${uid} RFC822.SIZE 10 BODY[] {${2 ** 30}}`);
        return flood(socket, 2 ** 30, (bytes) => (flooded.bytes += bytes));
      }
      if (command === "CAPABILITY") {
        say(`* CAPABILITY IMAP4rev1 ${box().capabilities ?? "AUTH=PLAIN AUTH=XOAUTH2 SASL-IR"}`);
        return say(`${tag} OK done`);
      }
      if (command === "AUTHENTICATE") return authenticate(tag, (rest[0] ?? "").toUpperCase(), rest[1] ?? "");
      if (command === "EXAMINE") {
        say(`* ${box().many ?? box().mails?.length ?? 0} EXISTS`);
        say(`* OK [UIDVALIDITY ${box().uidValidity ?? 7}] valid`);
        say(`* OK [UIDNEXT ${nextOf()}] next`);
        return say(`${tag} OK [READ-ONLY] selected`);
      }
      if (command === "SEARCH") return search(tag, rest[1] ?? "");
      if (command === "FETCH")
        return fetch(tag, (rest[0] ?? "").split(",").map(Number), rest.slice(1).join(" "));
      if (command === "LOGOUT") return void socket.end(`* BYE see you\r\n${tag} OK bye\r\n`);
      say(`${tag} BAD what`);
    };

    say("* OK scripted");
    socket.on("data", (chunk) => {
      text += chunk.toString("latin1");
      for (let end = text.indexOf("\r\n"); end >= 0; end = text.indexOf("\r\n")) {
        const line = text.slice(0, end);
        text = text.slice(end + 2);
        const waiting = pending;
        pending = null;
        if (waiting) waiting(line);
        else run(line);
      }
    });
  });
}
