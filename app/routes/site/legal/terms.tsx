import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { paths } from "~/paths";
import { siteMeta } from "../site-meta";
import { LegalPage, type LegalSection } from "./legal-page";
import { type Operator, operatorOf } from "./operator";
import { MONEY_SECTIONS } from "./terms-of-plans";

const CHANGED = "2026-11-27";

export const meta = siteMeta({
  title: (appName) => `Terms of use | ${appName}`,
  description: (appName) =>
    `The rules between you and ${appName}: accounts, the trial, plans and fees, lawful contact, agents, your data and how to leave.`,
  path: paths.site.terms,
  picture: "terms",
});

export const loader = ({ context }: LoaderFunctionArgs) => operatorOf(context);

const sectionsFor = ({ appName, company, governingLaw }: Operator, mail: JSX.Element): LegalSection[] => [
  {
    id: "who",
    heading: "Provider",
    body: (
      <p>
        {appName} is offered by {company ?? "the operator of this site"}. Write to {mail}.{" "}
        {company ? null : "You can ask for the operator’s full name and address at any time. "}These terms
        apply to everyone who has an account, and to programs that use one.
      </p>
    ),
  },
  {
    id: "account",
    heading: "Your account",
    body: (
      <ul>
        <li>An account belongs to one business. You may open it only if you may act for that business.</li>
        <li>Give your real name and an email address that you read. Keep your password to yourself.</li>
        <li>
          You are responsible for all use of your account. If someone else has used it, tell us immediately.
        </li>
        <li>One business takes one trial.</li>
      </ul>
    ),
  },
  ...MONEY_SECTIONS,
  {
    id: "leads",
    heading: "Leads",
    body: (
      <p>
        A lead is a company that fits what you asked for, with the source of what we know about it. Its
        confidence is a sum of reasons that you can open. It is not a promise that the company will buy, or
        that every detail is still true. Check what matters before you rely on it.
      </p>
    ),
  },
  {
    id: "use",
    heading: "Prohibited use",
    body: (
      <ul>
        <li>
          Write to or call people in a way the law of their country does not allow. Say who you are, why you
          write and where you got the address.
        </li>
        <li>Contact anyone again who asked you to stop. A request to stop applies to your whole business.</li>
        <li>
          Add names, email addresses or phone numbers that were scraped, bought without a right, or guessed.
        </li>
        <li>Copy the directory by program, sell it on, or build another directory from it.</li>
        <li>Try to see another account’s data, or get around a limit.</li>
        <li>Deceive, threaten or harass anyone, or sell what the law forbids.</li>
      </ul>
    ),
  },
  {
    id: "data",
    heading: "Your data",
    body: (
      <p>
        What you upload or enter stays yours, and no other business sees it. You make sure that you may hold
        it and use it for sales. If someone in it asks to see, correct or erase their data, you help to
        respond. We use it only to run the service for you. See the{" "}
        <a href={paths.site.privacy}>privacy page</a>.
      </p>
    ),
  },
  {
    id: "agents",
    heading: "Sales agents",
    body: (
      <>
        <p>For agents, these rules hold too:</p>
        <ul>
          <li>
            An agent sees each request of a business and accepts or declines it. Leads are shared after that.
          </li>
          <li>
            Commission is earned when the business confirms the deal, at the rates on{" "}
            <a href={paths.site.rates}>the page of commission rates</a>. Joining costs nothing.
          </li>
          <li>An agent works for themselves, keeps to the rules above, and pays their own taxes.</li>
        </ul>
      </>
    ),
  },
  {
    id: "service",
    heading: "Liability",
    body: (
      <p>
        We work to keep {appName} running and your data safe, but we do not promise that it never fails.{" "}
        {governingLaw ? `These terms are governed by ${governingLaw}. ` : null}Nothing here limits a right
        that the law of your country gives you.
      </p>
    ),
  },
  {
    id: "end",
    heading: "Closing your account",
    body: (
      <p>
        Take your companies, contacts and leads with you as CSV files, then write to {mail} from the address
        of your account. We close it, sign it out everywhere and erase the personal details in it. Records of
        what was used and paid stay as long as the law asks. We may close an account that breaks these rules;
        except where harm must be stopped at once, we write to you first and say why.
      </p>
    ),
  },
  {
    id: "changes",
    heading: "Changes to these terms",
    body: (
      <p>
        See the date at the top for the last change. We announce changes that cost you a right or money before
        they apply, and you may leave before that day.
      </p>
    ),
  },
];

export default function TermsPage() {
  const operator = useLoaderData<typeof loader>();
  const { email } = operator;
  return (
    <LegalPage
      title="Terms of use"
      lead="The rules between you and us, in plain words. Please read them before you open an account."
      changed={CHANGED}
      sections={sectionsFor(operator, <a href={`mailto:${email}`}>{email}</a>)}
    />
  );
}
