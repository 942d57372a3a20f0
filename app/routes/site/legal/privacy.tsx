import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { listProcessors } from "~/domains/privacy/processors.server";
import { listRetentionPeriods } from "~/domains/privacy/retention/retention-periods.server";
import { paths } from "~/paths";
import { siteMeta } from "../site-meta";
import { LegalPage, type LegalSection } from "./legal-page";
import { operatorOf } from "./operator";
import { AccountData, DirectoryData, HowLong, VisitorData } from "./privacy-facts";
import { Rights } from "./privacy-rights";
import { Processors } from "./processors";

const CHANGED = "2026-11-27";

export const meta = siteMeta({
  title: (appName) => `Privacy | ${appName}`,
  description: (appName) =>
    `What ${appName} stores about visitors, users and people in the directory, for how long, and your rights.`,
  path: paths.site.privacy,
  picture: "privacy",
});

export const loader = async ({ context }: LoaderFunctionArgs) => ({
  ...(await operatorOf(context)),
  processors: await listProcessors(context.base),
  periods: (await listRetentionPeriods(context.base)).map(({ what, days, since, why }) => ({
    what,
    days,
    since,
    why,
  })),
});

type PrivacyFacts = Awaited<ReturnType<typeof loader>>;

const sectionsFor = ({
  appName,
  company,
  privacyEmail,
  processors,
  periods,
}: PrivacyFacts): LegalSection[] => [
  {
    id: "short",
    heading: "In short",
    body: (
      <ul>
        <li>
          Our public pages set no cookie and load nothing from other companies. An agent’s invitation link
          sets one for 30 days.
        </li>
        <li>There is no advertising and no measuring of visitors. We sell no data.</li>
        <li>No other business sees what a business adds or uploads.</li>
        <li>
          If your name is in the directory, you can{" "}
          <a href={paths.site.dataRequest}>see it, have it erased, or stop all emails</a>.
        </li>
      </ul>
    ),
  },
  {
    id: "who",
    heading: "Data controller",
    body: (
      <p>
        {company ?? `The operator of ${appName}`} is responsible for the data of visitors, users and the
        shared directory. For questions about personal data, write to{" "}
        <a href={`mailto:${privacyEmail}`}>{privacyEmail}</a>. Each business is responsible for the data it
        adds; the operator stores it on its behalf.
      </p>
    ),
  },
  { id: "visitors", heading: "Visitors", body: <VisitorData /> },
  { id: "users", heading: "Account holders", body: <AccountData /> },
  { id: "directory", heading: "People in the directory", body: <DirectoryData appName={appName} /> },
  {
    id: "ground",
    heading: "Legal basis",
    body: (
      <ul>
        <li>Your account: we need it to give you the service that you signed up for.</li>
        <li>
          The directory: businesses have a legitimate interest in knowing whom to contact at other businesses,
          until you object. Nigeria’s NDPA, South Africa’s POPIA and Kenya’s Data Protection Act recognise it.
        </li>
        <li>Logs: a legitimate interest in a service that works and is not abused.</li>
      </ul>
    ),
  },
  { id: "rights", heading: "Your rights", body: <Rights /> },
  { id: "time", heading: "Retention periods", body: <HowLong periods={periods} /> },
  {
    id: "helpers",
    heading: "Data processors",
    body: <Processors processors={processors} appName={appName} />,
  },
  {
    id: "safe",
    heading: "Security",
    body: (
      <ul>
        <li>Every database query is limited to one account’s data.</li>
        <li>Passwords are stored as scrypt hashes, session keys as hashes.</li>
        <li>Public pages run no script, and no page loads one from elsewhere.</li>
        <li>
          No automated decisions about people. A score shows how well a company fits a search, with reasons.
        </li>
      </ul>
    ),
  },
  {
    id: "changes",
    heading: "Changes to this page",
    body: <p>See the date at the top for the last change.</p>,
  },
];

export default function PrivacyPage() {
  return (
    <LegalPage
      title="Privacy"
      lead="What we store about you, why, for how long, and your rights."
      changed={CHANGED}
      sections={sectionsFor(useLoaderData<typeof loader>())}
    />
  );
}
