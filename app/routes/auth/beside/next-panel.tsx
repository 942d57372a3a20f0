import { paths } from "~/paths";
import { ProductPanel, type ShotName } from "~/routes/site/product-picture";
import { Link } from "~/ui/link";

/** The panel next to a sign-in form: a picture of the product and the legal terms. */
export function NextPanel({
  shot = "leads",
  note,
  agrees = true,
}: {
  shot?: ShotName;
  note?: string | null;
  /** False where one agreed before. */
  agrees?: boolean;
}) {
  return (
    <aside className="grid content-start gap-4" aria-label="About the product">
      <ProductPanel name={shot} />
      {note ? <p>{note}</p> : null}
      <p className="muted small">
        {agrees ? "By continuing, you agree to the" : "You agreed to the"}{" "}
        <Link to={paths.site.terms}>terms</Link>. See our <Link to={paths.site.privacy}>privacy notice</Link>.
      </p>
    </aside>
  );
}
