import { paths } from "~/paths";
import { ADMIN_SUPPORT } from "~/paths/business/admin-support";
import { Avatar } from "~/ui/data/avatar";
import { DefinitionList } from "~/ui/data/definition-list";
import { Time } from "~/ui/data/metrics";
import { Section } from "~/ui/layout/page";
import { actionLabel } from "../../logs/action-labels";
import type { AboutUser } from "../about-user.server";

type Fact = readonly [name: string, value: React.ReactNode];

const timeOr = (at: string | null, fallback: string) => (at ? <Time at={at} withHour /> : fallback);

/** Facts about a user that an administrator sees next to the form. */
export function UserFacts({
  user,
  about,
}: {
  user: { id: number; createdAt: string; hasSecondFactor: boolean; profileImageUrl: string | null };
  about: AboutUser;
}) {
  const { account, application, lines } = about;
  const ofAccount: Fact[] = account
    ? [
        [
          "Company",
          <a key="company" href={paths.admin.account(account.id)}>
            {account.name}
          </a>,
        ],
        ["Account status", account.state],
        [
          "Manager",
          <a key="manager" href={ADMIN_SUPPORT.manager(account.id)}>
            View dedicated manager
          </a>,
        ],
        ["Role", account.role],
        ["Leads", account.use],
        ["Trial ends", timeOr(account.trialEndsAt, "No trial")],
      ]
    : [];
  return (
    <>
      <Section title="Details">
        <DefinitionList
          facts={[
            ...ofAccount,
            ["Email confirmed", timeOr(about.confirmedAt, "Not yet")],
            ["Last sign-in", timeOr(about.lastSignInAt, "–")],
            [
              "Profile picture",
              user.profileImageUrl ? (
                <Avatar key="picture" name="Profile picture" picture={user.profileImageUrl} isLarge />
              ) : (
                "–"
              ),
            ],
            ["Two-factor authentication", user.hasSecondFactor ? "On" : "Off"],
            ["Joined", <Time key="since" at={user.createdAt} />],
          ]}
        />
      </Section>
      {application ? (
        <Section title="Application">
          <DefinitionList
            facts={[
              ["Home country", application.location],
              ["Markets", application.operationalMarkets.join(", ") || "–"],
              ["Industries", application.specializations.join(", ") || "–"],
              ["Experience", application.experience ? `${application.experience} years` : "–"],
              ["Phone", application.phone],
              [
                "About",
                <span key="bio" dir="auto">
                  {application.bio ?? "–"}
                </span>,
              ],
            ]}
          />
        </Section>
      ) : null}
      <Section
        title="Activity log"
        action={
          <a href={paths.withQuery(paths.admin.logs, { target: `user:${user.id}` })}>View all entries</a>
        }
      >
        {lines.length > 0 ? (
          <DefinitionList
            facts={lines.map(({ id, at, action, by }) => [
              `${actionLabel(action)} (${id})`,
              <span key={id}>
                <Time at={at} withHour />, by {by ?? "the system"}
              </span>,
            ])}
          />
        ) : (
          <p className="muted">No changes to this user yet.</p>
        )}
      </Section>
    </>
  );
}
