import { m } from "~/messages/messages";
import { Card } from "~/ui/layout/page";
import { Link } from "~/ui/link";

interface HelpView {
  to: string;
  title: string;
  why: string;
}

export const HelpsNext = ({ help }: { help: HelpView | null }) =>
  help ? (
    <Card title={m.training_recommended_module_recommended_next()}>
      <p>
        <Link to={help.to}>{help.title}</Link>: {help.why}
      </p>
    </Card>
  ) : null;
