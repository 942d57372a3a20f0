import { readFileSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { expect, type Page } from "@playwright/test";
import { type ParsedMail, simpleParser } from "mailparser";
import { SMTPServer } from "smtp-server";
import { call, SMALL_FILE } from "./business";

/** A mail server on this machine, and the emails it accepted. */
export async function startMailServer() {
  const taken: ParsedMail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    allowInsecureAuth: true,
    onAuth: ({ username }, _session, done) => done(null, { user: username }),
    onData: (stream, _session, done) => {
      simpleParser(stream).then((mail) => {
        taken.push(mail);
        done();
      }, done);
    },
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.server.address() as AddressInfo;
  return { port, taken, stop: () => new Promise<void>((resolve) => server.close(() => resolve())) };
}

const PEOPLE = [
  ["Wanjiru Otieno", "Sunbird Solar"],
  ["Kofi Mensah", "Volta Rooftop"],
  ["Achieng Odhiambo", "Jua Kali Power"],
] as const;

/** Uploads the small file and waits until it is checked. */
async function uploadFile(page: Page) {
  const file = { name: "energy.csv", mimeType: "text/csv", buffer: readFileSync(SMALL_FILE) };
  const upload = await page.request.post("/api/imports", { multipart: { file } });
  const { id } = (await upload.json()) as { id: number };
  const until = (...states: string[]) =>
    expect(async () => {
      expect(states).toContain((await call<{ status: string }>(page, "GET", `/api/imports/${id}`)).status);
    }).toPass({ timeout: 60_000, intervals: [300] });
  const { mapping } = await call<{ mapping: string[] }>(page, "GET", `/api/imports/${id}`);
  await call(page, "PUT", `/api/imports/${id}/mapping`, { mapping });
  await until("checked");
  return { id, until };
}

/** Uploads the same file again: its rows already exist. Returns the import's id. */
export const importAgain = async (page: Page) => (await uploadFile(page)).id;

/** Creates leads with contacts by calls; returns the addresses. The journey of imports and searches uses the screens. */
export async function makeLeads(page: Page): Promise<string[]> {
  const { id, until } = await uploadFile(page);
  await call(page, "POST", `/api/imports/${id}/start`, {});
  await until("completed");
  const run = crypto.randomUUID().slice(0, 8);
  const addresses: string[] = [];
  for (const [contactName, companyName] of PEOPLE) {
    const contactEmail = `${contactName.split(" ")[0]?.toLowerCase()}@${run}.test`;
    addresses.push(contactEmail);
    await call(page, "POST", "/api/contacts", { contactName, contactEmail, companyName });
  }
  const search = await call<{ id: number }>(page, "POST", "/api/ai-lead-searches", {
    searchName: "Solar shops",
    countries: ["KE", "GH"],
    industries: ["Energy"],
  });
  await call(page, "POST", `/api/ai-lead-searches/${search.id}/run`, {});
  await expect(async () => {
    const { status } = await call<{ status: string }>(page, "GET", `/api/ai-lead-searches/${search.id}`);
    expect(status).toBe("completed");
  }).toPass({ timeout: 60_000, intervals: [300] });
  return addresses;
}

/** Runs the schedule of one minute now. */
export const tick = (page: Page) =>
  page.request.get(`/cdn-cgi/handler/scheduled?cron=${encodeURIComponent("* * * * *")}`);

/** Delivers an incoming email from the internet. */
export async function mailIn(page: Page, from: string, to: string, lines: string[]): Promise<void> {
  const query = new URLSearchParams({ from, to });
  const response = await page.request.post(`/cdn-cgi/handler/email?${query}`, { data: lines.join("\r\n") });
  expect(response.ok()).toBe(true);
}
