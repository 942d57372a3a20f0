import { Card } from "~/ui/layout/page";
import type { Manager } from "../manager.server";

export const ManagerCard = ({ manager: { name, email, phone } }: { manager: Manager }) => (
  <Card title="Your dedicated manager">
    <p>
      <b>{name}</b>
    </p>
    <p>
      <a href={`mailto:${email}`}>{email}</a>
      {phone ? (
        <>
          <br />
          <a href={`tel:${phone.replace(/[^+\d]/g, "")}`}>{phone}</a>
        </>
      ) : null}
    </p>
  </Card>
);
