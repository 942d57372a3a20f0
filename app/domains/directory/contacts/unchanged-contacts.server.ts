import type { AccountContext } from "~/core/context";
import { toUnixSeconds } from "~/core/seconds";
import { abortUnless } from "~/core/statement";
import type { Contact } from "./contact";

const UNCHANGED = abortUnless(`NOT EXISTS (
  SELECT 1 FROM json_each(?1) row LEFT JOIN contacts c ON c.id = row.value ->> 0 AND +c.account_id = ?2
    AND c.updated_at = row.value ->> 1 AND c.contact_name = row.value ->> 2 AND c.contact_email IS row.value ->> 3
  WHERE c.id IS NULL)`);

/** Aborts its batch if one of the account's contacts was deleted or changed since it was read. */
export const unchangedContactsStatement = (ctx: AccountContext, contacts: readonly Contact[]) =>
  ctx.d1
    .prepare(UNCHANGED)
    .bind(
      JSON.stringify(
        contacts.map(({ id, updatedAt, contactName, contactEmail }) => [
          id,
          toUnixSeconds(updatedAt),
          contactName,
          contactEmail,
        ]),
      ),
      ctx.account.id,
    );
