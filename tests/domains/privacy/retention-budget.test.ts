import { expect, it } from "vitest";
import { applyRetention } from "~/domains/privacy/retention/apply-retention.server";
import { ALLOWANCES, EVENT_ROWS } from "~/domains/quotas/policy";
import { env, makeBusiness, testContext, withDatabase } from "../../support/harness/context";
import { meterDatabase } from "../../support/harness/meter-database";

/** Maximum number of D1 statements in one invocation of a Worker. */
const MAX_STATEMENTS = 1000;
const SIGN_UPS = 60;
const OLD = "unixepoch() - 400 * 86400";

const write = (sql: string, ...values: unknown[]) =>
  env.DB.prepare(sql)
    .bind(...values)
    .run();

/**
 * A day on which one trial account uses up its rows, jobs and emails, another gets many mail server events, and
 * strangers sign up.
 */
async function busiestDay() {
  const { rows, jobs, mails } = ALLOWANCES.trial;
  const [importer, told] = [(await makeBusiness()).ctx, (await makeBusiness()).ctx];
  await write(
    `with recursive n(i) as (select 1 union all select i + 1 from n where i < ?3)
     insert into imports (account_id, created_by, file_key, file_name, file_size, encoding, delimiter, columns, mapping, sample,
       status, created_at, completed_at)
     select ?1, ?2, 'imports/day-' || i, 'a.csv', 1, 'utf-8', ',', '[]', '{}', '[]', 'completed', ${OLD}, ${OLD} from n`,
    importer.account.id,
    importer.actor.userId,
    jobs,
  );
  await write(
    `with recursive n(i) as (select 0 union all select i + 1 from n where i < ?2 - 1)
     insert into import_rejects (import_id, line, reason, cells)
     select (select min(id) from imports where account_id = ?1) + (i * i / 7) % ?3, i, 'no name', '[]' from n`,
    importer.account.id,
    rows,
    jobs,
  );
  await write(
    `with recursive n(i) as (select 1 union all select i + 1 from n where i < ?2)
     insert into webhook_events (account_id, event_id, kind, received_at, result) select ?1, i, 'delivered', ${OLD}, '' from n`,
    told.account.id,
    rows / EVENT_ROWS,
  );
  await write(
    `with recursive n(i) as (select 1 union all select i + 1 from n where i < ?1)
     insert into transactional_emails (cause, to_address, address_hash, subject, text, html, headers, attachments,
       message_id, state, created_at)
     select 'day:' || i, 'a@shop.test', '', 's', 't', 't', '{}', '[]', 'm' || i, 'sent', ${OLD} from n`,
    mails,
  );
  await write(
    `with recursive n(i) as (select 1 union all select i + 1 from n where i < ?1)
     insert into users (email, email_key, first_name, last_name, user_type, created_at)
     select 'day' || i || '@shop.test', 'day' || i || '@shop.test', 'a', 'b', 'agent', ${OLD} from n`,
    SIGN_UPS,
  );
}

const LEFT = `select (select count(*) from import_rejects) + (select count(*) from webhook_events)
  + (select count(*) from imports where file_removed_at is null) + (select count(*) from transactional_emails where cause like 'day:%')
  + (select count(*) from users where email like 'day%@shop.test') as n`;

it("purges in one night what the quotas allow per day, within D1's limit per invocation", async () => {
  await busiestDay();
  const statements: number[] = [];
  const ctx = testContext();
  do {
    ctx.queue.sent.length = 0;
    const meter = { read: 0, written: 0, statements: [] as string[] };
    await applyRetention(withDatabase(ctx, meterDatabase(ctx.d1, meter)));
    statements.push(meter.statements.length);
  } while (ctx.queue.sent.some(({ kind }) => kind === "apply-retention") && statements.length < 30);
  expect(Math.max(...statements)).toBeLessThanOrEqual(MAX_STATEMENTS);
  expect(statements.length).toBeLessThan(30);
  expect(await env.DB.prepare(LEFT).first("n")).toBe(0);
});
