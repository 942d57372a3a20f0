import { type SQL, sql } from "drizzle-orm";
import type { Context } from "~/core/context";
import { DomainError } from "~/core/errors";
import { inJsonArray } from "~/core/statement";
import { hasFeature } from "~/domains/billing/plans/features";
import { PLANS_ON_SALE } from "~/domains/billing/plans/plans";
import { m } from "~/messages/messages";
import { SIGN_ON } from "~/paths/business/sign-on";

const PLANS_WITH = PLANS_ON_SALE.filter((plan) => hasFeature({ plan }, "singleSignOn"));

export const countsFor = (accounts: SQL, settings: SQL): SQL =>
  sql`${settings}.is_on = 1 and ${accounts}.read_only_since is null and coalesce(${accounts}.former_plan, ${accounts}.plan) in ${inJsonArray(PLANS_WITH)}`;

/** The sign-in page that a member must use; null for owners, whose password still works, and without a requirement. */
export const requiredSsoConnection = (userId: SQL): SQL<string | null> =>
  sql`(select s.slug from users m join accounts a on a.id = m.account_id join sso_connections s on s.account_id = a.id
    where m.id = ${userId} and m.role <> 'owner' and s.is_required = 1 and ${countsFor(sql`a`, sql`s`)})`;

export const isLinked = (userId: SQL): SQL =>
  sql`exists (select 1 from sso_identities i join sso_connections s on s.account_id = i.account_id and s.issuer = i.issuer
    where i.user_id = ${userId})`;

/** SQL condition: the user is linked and single sign-on is required, so the account's sign-in page is the only one that works. */
export const isShutOut = (userId: SQL): SQL =>
  sql`(${requiredSsoConnection(userId)} is not null and ${isLinked(userId)})`;

export const ssoRequiredMessage = ({ config }: Context, slug: string) =>
  new DomainError(
    "forbidden",
    m.auth_requirement_your_company_requires_single_sign({
      appOrigin: config.APP_ORIGIN,
      slug: SIGN_ON.signIn(slug),
    }),
  );
