import { senderOf } from "~/adapters/mail/mail-sender";
import type { Config } from "~/core/config";
import type { Context } from "~/core/context";
import { countLastMails, findNewestMail } from "~/domains/mail/count-mails.server";
import { operatorConfig } from "~/domains/settings/operator.server";
import { invalidateSettings, readSetting } from "~/domains/settings/settings.server";
import { readClaims } from "./public-figures.server";
import { TEST_MAIL } from "./try-settings.server";

const setOrNot = (secret: string | undefined) => (secret ? "set" : "not set");

const mailHost = (config: Config, transport: string) => {
  if (transport === "smtp") return config.SMTP_HOST ?? null;
  if (transport === "http") return config.MAIL_HTTP_URL ? new URL(config.MAIL_HTTP_URL).host : null;
  return null;
};

const mailSecret = (config: Config, transport: string) => {
  if (transport === "smtp") return setOrNot(config.SMTP_PASSWORD);
  return transport === "http" ? setOrNot(config.MAIL_HTTP_KEY) : null;
};

async function mailStatus(ctx: Context) {
  const { config, mail } = ctx;
  return {
    transport: mail.name,
    from: senderOf(config).address,
    /** Null if the transport has no host. */
    host: mailHost(config, mail.name),
    secret: mailSecret(config, mail.name),
    last: await countLastMails(ctx),
    lastTest: await findNewestMail(ctx, TEST_MAIL),
  };
}

function aiStatus({ ai, config }: Context) {
  if (!ai) return null;
  return {
    provider: config.AI_BASE_URL ? new URL(config.AI_BASE_URL).host : "Cloudflare Workers AI",
    model: ai.name,
    key: config.AI_BASE_URL ? setOrNot(config.AI_API_KEY) : null,
  };
}

/** Returns all settings. A secret is shown only as "set" or "not set". Reads at most 1,100 rows. */
export async function getSettings(ctx: Context) {
  invalidateSettings(ctx);
  return {
    claims: await readSetting(ctx, "claims"),
    liveClaims: await readSetting(ctx, "liveClaims"),
    printedClaims: await readClaims(ctx),
    salesEmail: await readSetting(ctx, "salesEmail"),
    usedSalesEmail: (await operatorConfig(ctx)).SALES_EMAIL,
    operator: await readSetting(ctx, "operator"),
    localPrices: await readSetting(ctx, "localPrices"),
    passwordMinimum: await readSetting(ctx, "passwordMinimum"),
    linkDomains: await readSetting(ctx, "linkDomains"),
    oneToOneEmail: await readSetting(ctx, "oneToOneEmail"),
    switches: await readSetting(ctx, "switches"),
    mail: await mailStatus(ctx),
    ai: aiStatus(ctx),
  };
}
