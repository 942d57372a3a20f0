import type { ReactNode } from "react";
import { paths } from "~/paths";
import { PostForm } from "~/ui/forms/form";
import { LinkButton } from "~/ui/forms/link-button";
import { Submit } from "~/ui/forms/submit";
import { Page } from "~/ui/layout/page";
import { Breadcrumb } from "~/ui/layout/tabs";

/** How soon a change applies on other servers. */
export const ELSEWHERE = "Changes apply everywhere within 5 minutes.";

/** The page of one settings section, with its own form. */
export function SettingsPart({
  title,
  subtitle,
  form,
  save,
  children,
}: {
  title: string;
  subtitle: ReactNode;
  form: Parameters<typeof PostForm>[0]["form"];
  save: string;
  children: ReactNode;
}) {
  return (
    <Page title={title} subtitle={subtitle} width="narrow">
      <Breadcrumb trail={[{ to: paths.admin.settings, label: "Settings" }]} />
      <PostForm form={form}>
        {children}
        <div className="row">
          <Submit>{save}</Submit>
          <LinkButton to={paths.admin.settings}>Cancel</LinkButton>
        </div>
      </PostForm>
    </Page>
  );
}
