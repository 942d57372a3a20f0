import type { MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { businessPage } from "~/http/pages/page.server";
import { Page, Section } from "~/ui/layout/page";
import { SETTINGS } from "./settings-pages";

export const meta: MetaFunction = () => [{ title: "Settings" }];

export const loader = businessPage(async ({ account, actor }) => {
  const user = { role: actor.role, plan: account.plan };
  return {
    groups: SETTINGS.map(({ label, pages }) => ({
      label,
      pages: pages
        .filter(({ isFor }) => isFor?.(user) ?? true)
        .map(({ to, label: name, hint }) => ({ to, label: name, hint })),
    })),
  };
});

/** Every settings screen, one click away. */
export default function SettingsPage() {
  const { groups } = useLoaderData<typeof loader>();
  return (
    <Page title="Settings">
      <div className="grid-2">
        {groups.map(({ label, pages }) => (
          <Section key={label} title={label}>
            <ul className="ways">
              {pages.map(({ to, label: name, hint }) => (
                <li key={to}>
                  <a href={to}>{name}</a>
                  <p className="muted small">{hint}</p>
                </li>
              ))}
            </ul>
          </Section>
        ))}
      </div>
    </Page>
  );
}
