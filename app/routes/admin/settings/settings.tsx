import type { MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { formatNumber } from "~/core/format";
import { getSettings } from "~/domains/admin/settings/get-settings.server";
import { listIdentityProviders } from "~/domains/identity/external/external-providers.server";
import { leastPassword } from "~/domains/identity/sign-in/password-lengths";
import { ratesText } from "~/domains/settings/local-prices";
import { adminPage } from "~/http/pages/page.server";
import { paths } from "~/paths";
import { Badge } from "~/ui/data/badge";
import { DefinitionList } from "~/ui/data/definition-list";
import { Time } from "~/ui/data/metrics";
import { LinkButton } from "~/ui/forms/link-button";
import { Once } from "~/ui/forms/once";
import { Submit } from "~/ui/forms/submit";
import { Page, Section } from "~/ui/layout/page";
import { AiStatus, MailStatus } from "./status";

export const meta: MetaFunction = () => [{ title: "Settings" }];

export const loader = adminPage(async (ctx) => ({
  ...(await getSettings(ctx)),
  doors: (await listIdentityProviders(ctx)).map(({ name }) => name),
}));

const Change = ({ to, what }: { to: string; what: string }) => (
  <LinkButton to={to} slim>
    Change<span className="visually-hidden"> {what}</span>
  </LinkButton>
);

const OnOff = ({ isOn, labels = ["Open", "Closed"] }: { isOn: boolean; labels?: [string, string] }) => (
  <Badge kind={isOn ? "good" : "bad"}>{isOn ? labels[0] : labels[1]}</Badge>
);

export default function SettingsPage() {
  const {
    liveClaims,
    printedClaims,
    salesEmail,
    usedSalesEmail,
    operator,
    localPrices,
    passwordMinimum,
    linkDomains,
    oneToOneEmail,
    switches,
    mail,
    ai,
    doors,
  } = useLoaderData<typeof loader>();
  return (
    <Page
      title="Settings"
      subtitle="Platform settings. Keys and passwords are set during deployment."
      width="reading"
    >
      <Section title="Public claims" action={<Change to={paths.admin.claims} what="the public claims" />}>
        <DefinitionList
          facts={[
            [
              "Figures shown",
              printedClaims.isLive && liveClaims ? (
                <>
                  Live counts, <Time at={liveClaims.countedAt} withHour />
                </>
              ) : (
                "Custom text"
              ),
            ],
            ["Sales agents", printedClaims.agents],
            ["Countries", printedClaims.countries],
            ["Revenue generated", printedClaims.revenue],
            ["Companies", printedClaims.companies],
            ["Lead confidence", printedClaims.confidence ?? "Hidden: no leads yet"],
          ]}
        />
      </Section>
      <Section
        title="Company details"
        action={<Change to={paths.admin.company} what="the company details" />}
      >
        <DefinitionList
          facts={[
            ["Legal name", operator.legalName || "–"],
            ["Address", operator.address.replaceAll("\n", ", ") || "–"],
            ["Registration number", operator.registrationNumber || "–"],
            ["Tax number", operator.taxNumber || "–"],
            ["Data protection contact", operator.privacyEmail || "–"],
            ["Governing law", operator.governingLaw || "–"],
            [
              "Bank accounts",
              operator.bankAccounts.map(({ currency, bankName }) => `${bankName} (${currency})`).join(", ") ||
                "–",
            ],
          ]}
        />
      </Section>
      <Section title="Sales address" action={<Change to={paths.admin.salesEmail} what="the sales address" />}>
        <DefinitionList
          facts={[
            ["Address", usedSalesEmail],
            ["Source", salesEmail === null ? "Deployment configuration" : "Settings"],
          ]}
        />
      </Section>
      <Section title="Local prices" action={<Change to={paths.admin.localPrices} what="the local prices" />}>
        <DefinitionList
          facts={[
            [
              "Exchange rates (US dollar)",
              localPrices ? ratesText(localPrices.rates).replaceAll("\n", ", ") : "–",
            ],
            ["Date", localPrices?.ratedOn ?? "–"],
          ]}
        />
      </Section>
      <Section
        title="Minimum password length"
        action={<Change to={paths.admin.passwords} what="the minimum password length" />}
      >
        <DefinitionList
          facts={[
            ["Businesses", `${formatNumber(leastPassword("business", passwordMinimum ?? 0))} characters`],
            [
              "Agents and administrators",
              `${formatNumber(leastPassword("agent", passwordMinimum ?? 0))} characters`,
            ],
          ]}
        />
      </Section>
      <Section
        title="Trusted link domains"
        action={<Change to={paths.admin.linkDomains} what="the trusted link domains" />}
      >
        <DefinitionList
          facts={[
            ["Websites opened without a warning", linkDomains.length > 0 ? linkDomains.join(", ") : "none"],
          ]}
        />
      </Section>
      <Section
        title="One-to-one email"
        action={<Change to={paths.admin.oneToOneEmail} what="one-to-one email" />}
      >
        <DefinitionList
          facts={[
            ["Replies and single emails", `${formatNumber(oneToOneEmail.dailyLimit)} per mailbox per day`],
            ["Test emails", `${formatNumber(oneToOneEmail.testDailyLimit)} per mailbox per day`],
          ]}
        />
      </Section>
      <Section
        title="Sign-ups and demo"
        action={<Change to={paths.admin.switches} what="sign-ups and demo" />}
      >
        <DefinitionList
          facts={[
            ["Business sign-up", <OnOff key="up" isOn={switches.signUp} />],
            ["Agent applications", <OnOff key="agents" isOn={switches.agentApplications} />],
            ["Demo", <OnOff key="demo" isOn={switches.demo} labels={["On", "Off"]} />],
          ]}
        />
      </Section>
      <Section
        title="Sign-in providers"
        action={<Change to={paths.admin.providers} what="the sign-in providers" />}
      >
        <DefinitionList facts={[["Shown on sign-in pages", doors.length > 0 ? doors.join(", ") : "none"]]} />
      </Section>
      <Section title="Email delivery">
        <MailStatus mail={mail} />
        <form method="post" action={paths.admin.testMail}>
          <Once />
          <Submit kind="plain">Send test email</Submit>
        </form>
      </Section>
      <Section title="AI">
        <AiStatus ai={ai} />
        {ai ? (
          <form method="post" action={paths.admin.testAi}>
            <Submit kind="plain">Test model</Submit>
          </form>
        ) : null}
      </Section>
    </Page>
  );
}
