import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { paths } from "~/http/paths";
import { Facts, LegalPage, type LegalSection } from "./legal-page";
import { operatorOf } from "./operator";
import { LAWS } from "./privacy-rights";
import { siteMeta } from "./site-meta";

const CHANGED = "2026-11-21";

export const meta = siteMeta({
  title: (appName) => `Ask what we hold about you | ${appName}`,
  description: () =>
    "See, correct or erase what the directory says about you, or ask us to stop: what to write, where to send it, what happens then.",
  path: paths.site.dataRequest,
  picture: "privacy",
});

export const loader = ({ context }: LoaderFunctionArgs) => operatorOf(context);

const LETTER = `I ask you to: (show me / correct / erase / stop using) the data you hold about me.

My name:
My company:
The e-mail address or phone number it is about:
My country:
What is wrong, if something is:`;

const letterTo = (email: string) =>
  `mailto:${email}?subject=${encodeURIComponent("Data request")}&body=${encodeURIComponent(LETTER.replaceAll("\n", "\r\n"))}`;

const sectionsFor = (email: string): LegalSection[] => [
  {
    id: "what",
    heading: "What you can ask for",
    body: (
      <ul>
        <li>
          <b>See it.</b> We tell you what we hold, and which source each part came from.
        </li>
        <li>
          <b>Correct it.</b> We change what is wrong or old.
        </li>
        <li>
          <b>Erase it.</b> We remove you from the directory.
        </li>
        <li>
          <b>Stop it.</b> You do not want to be written to or called for sales.
        </li>
      </ul>
    ),
  },
  {
    id: "how",
    heading: "How to ask",
    body: (
      <>
        <p>
          Write to <b>{email}</b> with the subject <b>Data request</b>. Write from the address it is about, if
          you can. Say:
        </p>
        <ul>
          <li>which of the four you want;</li>
          <li>your name, and the company you work for;</li>
          <li>the e-mail address or phone number it is about;</li>
          <li>your country, so that we know which law holds;</li>
          <li>what is wrong, if something should be corrected.</li>
        </ul>
        <p>
          <a className="button primary" href={letterTo(email)}>
            Write the e-mail
          </a>
        </p>
        <p className="muted small">
          The button opens your mail program with these lines ready. Do not send a copy of an identity card.
        </p>
      </>
    ),
  },
  {
    id: "then",
    heading: "What happens then",
    body: (
      <ol>
        <li>A person reads your e-mail. If we cannot tell that it is you, we ask at the address we hold.</li>
        <li>We look in the shared directory, and in what businesses wrote down here themselves.</li>
        <li>
          In the shared directory we do what you asked. Where a business holds your data for itself, we pass
          your request on to it, because it must answer for it, and we tell you so.
        </li>
        <li>We write to you what we found and did, or why not, within the time that your law sets.</li>
      </ol>
    ),
  },
  {
    id: "complain",
    heading: "If you are not satisfied",
    body: (
      <>
        <p>Asking is free, and it never counts against you. You can also complain to your authority:</p>
        <Facts caption="Laws and authorities" facts={LAWS} />
        <p>
          More on what we keep stands on the <a href={paths.site.privacy}>privacy page</a>.
        </p>
      </>
    ),
  },
];

export default function DataRequestPage() {
  const { email } = useLoaderData<typeof loader>();
  return (
    <LegalPage
      title="Ask what we hold about you"
      lead="You need no account. If your name, e-mail address or phone number is in the directory, it is yours to decide about."
      changed={CHANGED}
      sections={sectionsFor(email)}
    />
  );
}
