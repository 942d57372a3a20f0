import { m } from "~/messages/messages";
import { paths } from "~/paths";
import { ProductPanel, type ShotName } from "~/routes/site/product-picture";
import { Link } from "~/ui/link";
import { Rich } from "~/ui/rich";

/** The panel next to a sign-in form: a picture of the product and the legal terms. */
export function NextPanel({
  shot = "leads",
  note,
  agrees = true,
}: {
  shot?: ShotName;
  note?: string | null;
  /** False if the user agreed to the terms earlier. */
  agrees?: boolean;
}) {
  return (
    <aside className="grid content-start gap-4" aria-label={m.auth_next_panel_about_the_product()}>
      <ProductPanel name={shot} />
      {note ? <p>{note}</p> : null}
      <p className="muted small">
        <Rich
          parts={(agrees ? m.auth_next_panel_you_agree : m.auth_next_panel_you_agreed).parts({})}
          tags={{
            terms: (text) => <Link to={paths.site.terms}>{text}</Link>,
            privacy: (text) => <Link to={paths.site.privacy}>{text}</Link>,
          }}
        />
      </p>
    </aside>
  );
}
