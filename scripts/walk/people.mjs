// The cookies of each role of a walk: the demo accounts, and a member whom their owner invites.
const PASSWORD = "demo-Njia-2026";
const MEMBER = "member@demo.test";

const cookiesOf = (response) =>
  response.headers
    .getSetCookie()
    .map((line) => line.split(";")[0])
    .filter((pair) => !pair.includes("flash"))
    .join("; ");

async function post(origin, path, fields, cookie) {
  const response = await fetch(origin + path, {
    method: "POST",
    redirect: "manual",
    headers: { origin, "sec-fetch-site": "same-origin", ...(cookie ? { cookie } : {}) },
    body: new URLSearchParams(fields),
  });
  await response.text();
  if (response.status !== 302) throw new Error(`POST ${path} answered ${response.status}.`);
  return cookiesOf(response);
}

const signIn = (origin, door, email) => post(origin, door, { email, password: PASSWORD });

/** The token of the newest mail that invites. */
async function invitationToken(origin) {
  const list = await (await fetch(`${origin}/dev/mail`)).text();
  for (const [, path] of list.matchAll(/href="(\/dev\/mail\/\d+)"/g)) {
    const mail = await (await fetch(origin + path)).text();
    const token = /invitation\?token=([\w.-]+)/.exec(mail)?.[1];
    if (token && mail.includes(MEMBER)) return token;
  }
  throw new Error("No mail invites the member.");
}

async function join(origin, owner) {
  const response = await fetch(`${origin}/api/team/invitations`, {
    method: "POST",
    headers: { "content-type": "application/json", cookie: owner },
    body: JSON.stringify({ email: MEMBER, role: "member" }),
  });
  if (!response.ok) throw new Error(`The invitation answered ${response.status}: ${await response.text()}`);
  const token = await invitationToken(origin);
  const person = { firstName: "Musa", lastName: "Member", password: PASSWORD, confirmPassword: PASSWORD };
  return post(origin, `/invitation?token=${token}`, { token, ...person });
}

/** Cookies by role; a visitor has none. */
export async function signInEverybody(origin) {
  const owner = await signIn(origin, "/business-login", "business@demo.test");
  return {
    visitor: null,
    owner,
    member: await join(origin, owner),
    agent: await signIn(origin, "/agent-login", "agent@demo.test"),
    administrator: await signIn(origin, "/business-login", "admin@demo.test"),
  };
}
