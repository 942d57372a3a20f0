import { spawn, spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { type AddressInfo, connect, createServer } from "node:net";
import { tmpdir, userInfo } from "node:os";
import { join } from "node:path";

interface RealImap {
  name: "dovecot" | "hoodiecrow";
  port: number;
  stop(): void;
}

/** The password of every user of the real server. */
export const PASSWORD = "secret";

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const { port } = server.address() as AddressInfo;
  await new Promise((done) => server.close(done));
  return port;
}

/** Sends lines one by one, each after the response to the previous one ("+" or its tag). Returns everything the server sent. */
export const converse = (port: number, user: string, lines: string[]): Promise<string> =>
  new Promise((resolve, reject) => {
    const socket = connect(port, "127.0.0.1");
    const all = [`a LOGIN ${user} ${PASSWORD}`, ...lines, "z LOGOUT"];
    let said = "";
    let fresh = "";
    socket.setTimeout(20_000, () => socket.destroy(new Error(`The IMAP server fell silent: ${said}`)));
    socket.on("error", reject);
    socket.on("close", () => resolve(said));
    socket.on("data", (chunk) => {
      said += chunk.toString("latin1");
      fresh += chunk.toString("latin1");
      if (!/(^|\r\n)(\+|\* OK|[a-z] (OK|NO|BAD))[^\r\n]*\r\n$/.test(fresh)) return;
      fresh = "";
      const next = all.shift();
      if (next !== undefined) socket.write(`${next}\r\n`, "latin1");
    });
  });

const isUp = async (port: number, isGone = () => false): Promise<boolean> => {
  for (const end = Date.now() + 30_000; Date.now() < end && !isGone(); ) {
    try {
      if (/z OK/.test(await converse(port, "probe", []))) return true;
    } catch {
      // Not up yet.
    }
    await new Promise((done) => setTimeout(done, 100));
  }
  return false;
};

/** Debian's dovecot-imapd with its own configuration, for any user; null if it is not installed. */
async function dovecot(): Promise<RealImap | null> {
  if (spawnSync("dovecot", ["--version"]).status !== 0) return null;
  const home = mkdtempSync(join(tmpdir(), "imap-"));
  const port = await freePort();
  const isRoot = process.getuid?.() === 0;
  const user = isRoot ? "nobody" : userInfo().username;
  for (const folder of ["run", "state", "mail"]) mkdirSync(join(home, folder), { mode: 0o777 });
  spawnSync("chmod", ["-R", "a+rwx", home]);
  writeFileSync(
    join(home, "dovecot.conf"),
    `base_dir = ${home}/run
state_dir = ${home}/state
log_path = ${home}/log
protocols = imap
listen = 127.0.0.1
ssl = no
disable_plaintext_auth = no
default_internal_user = ${user}
default_login_user = ${user}
default_internal_group = ${isRoot ? "nogroup" : ""}
first_valid_uid = 1
first_valid_gid = 0
mail_location = maildir:${home}/mail/%u
service imap-login {
  chroot =
  inet_listener imap {
    port = ${port}
  }
  inet_listener imaps {
    port = 0
  }
}
service anvil {
  chroot =
}
passdb {
  driver = static
  args = password=${PASSWORD}
}
userdb {
  driver = static
  args = uid=${user} gid=${isRoot ? "nogroup" : "0"} home=${home}/mail/%u
}
`.replace(/^default_internal_group = \n/m, ""),
  );
  const server = spawn("dovecot", ["-F", "-c", join(home, "dovecot.conf")], { stdio: "ignore" });
  const stop = () => {
    server.kill("SIGTERM");
    // The server may still be writing.
    rmSync(home, { recursive: true, force: true, maxRetries: 10, retryDelay: 50 });
  };
  if (await isUp(port, () => server.exitCode !== null)) return { name: "dovecot", port, stop };
  stop();
  return null;
}

/** npm's hoodiecrow-imap, for machines without Debian's server. */
async function hoodiecrow(): Promise<RealImap | null> {
  const loaded = await import("hoodiecrow-imap").catch(() => null);
  if (!loaded) return null;
  const server = loaded.default({
    plugins: ["AUTH-PLAIN", "SASL-IR"],
    storage: { INBOX: {} },
    users: new Proxy(
      {},
      { get: (_, name) => (name === "hasOwnProperty" ? () => true : { password: PASSWORD }) },
    ),
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const { port } = server.server.address() as AddressInfo;
  const stop = () => server.server.close();
  if (await isUp(port)) return { name: "hoodiecrow", port, stop };
  stop();
  return null;
}

export const realImap = async (): Promise<RealImap | null> =>
  process.env.IMAP_SERVER === "hoodiecrow" ? hoodiecrow() : ((await dovecot()) ?? (await hoodiecrow()));
