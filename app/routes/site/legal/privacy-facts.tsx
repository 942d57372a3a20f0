import { daysText, KEPT } from "~/domains/privacy/retention/retention-exempt";
import { paths } from "~/paths";
import { Facts } from "./legal-page";

/** What a visit leaves behind: the cookies of http/session and http/flash, the log lines of workers/fetch. */
export function VisitorData() {
  return (
    <>
      <p>These are all our cookies. No one else and no script can read them.</p>
      <Facts caption="Cookies" facts={COOKIES} />
      <p>Screens behind the sign-in keep your scroll position in the browser until you close the tab.</p>
      <p>
        Our log has one line per request: time, method, page, status, duration and a request number. It never
        holds what you type, what follows the “?” of an address, or your IP address. Searches on the start
        page are not stored.
      </p>
    </>
  );
}

const COOKIES = [
  ["njia", "Keeps you signed in. Set only when you sign in."],
  ["njia_device", "Recognises browsers you signed in with, to warn you of new ones. Lives 400 days."],
  ["njia_step", "Holds the place between your password and your code. Lives 5 minutes."],
  ["njia_draft", "Restores a form sent after your session expired. Lives 30 minutes."],
  ["njia_flash", "Carries one message, such as “Login Successful”, to the next page. Lives 60 seconds."],
  ["njia_ref", "Remembers which agent’s invitation link you used. Lives 30 days."],
] as const;

/** What the tables of identity, lead search and the directory's imports hold of a user. */
export function AccountData() {
  return (
    <ul>
      <li>
        Your name, email address, phone number and profile picture if you gave them, and your password as a
        hash.
      </li>
      <li>Your company’s name, size, industry, country and markets.</li>
      <li>Your searches, leads, contacts and companies.</li>
      <li>The files you upload, their names, and the rows that could not be read.</li>
      <li>When you signed up, signed in and were last seen, and how many leads were used.</li>
      <li>
        The browser and the internet address of each sign-in, and which browsers you used before, as codes.
      </li>
      <li>The emails we sent you, and a log: who changed what, when, from which address.</li>
      <li>What an agent told us in the application.</li>
    </ul>
  );
}

export function DirectoryData({ appName }: { appName: string }) {
  return (
    <>
      <p>
        The directory has four sources, and each record names its own (
        <a href={paths.site.sources}>details</a>):
      </p>
      <ul>
        <li>
          <b>The starter list</b> that comes with {appName}: companies with their country, city, industry,
          website and a short description. It names no people.
        </li>
        <li>
          <b>Open data</b> that comes with {appName}: companies of public sources with an open licence, with
          their country, city, industry and website. It names no people.
        </li>
        <li>
          <b>Files that a business uploads</b>: companies. No other business sees them.
        </li>
        <li>
          <b>Contacts that a business adds</b>: name, job title, company, business email and phone number,
          place and LinkedIn profile URL. No other business sees them.
        </li>
      </ul>
      <p>
        Anyone who asks is removed from all four and can’t be added again: see{" "}
        <a href={paths.site.dataRequest}>data request</a>.
      </p>
      <p>We collect no data from LinkedIn or other sites by program, and we buy no lists of people.</p>
      <p>
        A business can email people and companies it finds here. Each email names its sender and has an
        unsubscribe link for that business; a data request stops the emails of every business.
      </p>
    </>
  );
}

/** From the table that the nightly job applies: what, how long, and why. */
export function HowLong({
  periods,
}: {
  periods: { what: string; days: number; since: string; why: string }[];
}) {
  const timed = periods.map(
    ({ what, days, since, why }) =>
      [
        what,
        <>
          {daysText(days)} after {since}. <span className="muted">{why}.</span>
        </>,
      ] as const,
  );
  return (
    <>
      <Facts caption="Automatic deletion" facts={timed} />
      <Facts caption="No fixed period" facts={KEPT} />
    </>
  );
}
