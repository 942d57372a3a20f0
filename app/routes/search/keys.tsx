import type { MetaFunction } from "@remix-run/cloudflare";
import { useEffect, useState } from "react";
import { businessPage } from "~/http/pages/page.server";
import { FACTS } from "~/ui/data/definition-list";
import { KEYS } from "~/ui/layout/key-table";
import { Page } from "~/ui/layout/page";
import { KEYS_SETTING } from "~/ui/layout/use-keys";

export const meta: MetaFunction = () => [{ title: "Keyboard shortcuts" }];

export const loader = businessPage(async () => null);

export default function KeysPage() {
  const [isOn, setOn] = useState<boolean>();
  useEffect(() => setOn(localStorage.getItem(KEYS_SETTING) !== "off"), []);
  return (
    <Page
      title="Keyboard shortcuts"
      subtitle="Shortcuts work outside text fields and need JavaScript."
      width="narrow"
    >
      {isOn === undefined ? null : (
        <label className="check">
          <input
            type="checkbox"
            checked={isOn}
            onChange={({ target }) => {
              localStorage.setItem(KEYS_SETTING, target.checked ? "on" : "off");
              setOn(target.checked);
            }}
          />
          <span>Enable single-letter shortcuts in this browser</span>
        </label>
      )}
      <dl className={FACTS}>
        {KEYS.map(([keys, does]) => (
          <div key={keys} className="contents">
            <dt className="min-w-24 text-muted">
              <kbd>{keys}</kbd>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </Page>
  );
}
