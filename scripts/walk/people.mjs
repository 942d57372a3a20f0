// The cookies of each role of a walk: the demo accounts, and a member in the demo owner's account.
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";

const PASSWORD = "demo-Njia-2026";
const OWNER = "business@demo.test";
const MEMBER = { email: "member@demo.test", email_key: "member@demo.test", role: "member" };
const NAMES = { first_name: "Musa", last_name: "Member" };

/** Opens the database of a server that is not running. */
function databaseIn(state) {
  const file = readdirSync(state, { recursive: true }).find((name) =>
    /[\\/][0-9a-f]{64}\.sqlite$/.test(name),
  );
  if (!file) throw new Error(`There is no database in ${state}.`);
  return new DatabaseSync(join(state, file));
}

/** The demo account sends no invitations, so its member is a copy of the owner with another name and the member role. */
export function addMember(state) {
  const database = databaseIn(state);
  const owner = database.prepare("select * from users where email = ?").get(OWNER);
  if (!owner) throw new Error("There is no demo owner.");
  const { id: _, ...columns } = { ...owner, ...MEMBER, ...NAMES };
  const names = Object.keys(columns);
  database
    .prepare(`insert into users (${names.join(", ")}) values (${names.map(() => "?").join(", ")})`)
    .run(...Object.values(columns));
  database.close();
}

const cookiesOf = (response) =>
  response.headers
    .getSetCookie()
    .map((line) => line.split(";")[0])
    .filter((pair) => !pair.includes("flash"))
    .join("; ");

/** Returns the cookies of a demo account, as a request sends them. */
export async function signIn(origin, door, email) {
  const response = await fetch(origin + door, {
    method: "POST",
    redirect: "manual",
    headers: { origin, "sec-fetch-site": "same-origin" },
    body: new URLSearchParams({ email, password: PASSWORD }),
  });
  await response.text();
  if (response.status !== 302) throw new Error(`${email} is not signed in: status ${response.status}.`);
  return cookiesOf(response);
}

/** Returns cookies by role; a visitor has none and is walked last, with links that the others saw. */
export async function signInEveryone(origin) {
  return {
    owner: await signIn(origin, "/business-login", OWNER),
    member: await signIn(origin, "/business-login", MEMBER.email),
    agent: await signIn(origin, "/agent-login", "agent@demo.test"),
    administrator: await signIn(origin, "/business-login", "admin@demo.test"),
    visitor: null,
  };
}
