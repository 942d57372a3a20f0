import { paths } from "~/paths";
import { Facts } from "./legal-page";

export const LAWS = [
  ["Nigeria", "Nigeria Data Protection Act 2023. Complaints: Nigeria Data Protection Commission."],
  ["South Africa", "Protection of Personal Information Act (POPIA). Complaints: the Information Regulator."],
  ["Kenya", "Data Protection Act 2019. Complaints: Office of the Data Protection Commissioner."],
] as const;

/** The rights common to the three laws, granted to everyone. */
export function Rights() {
  return (
    <>
      <p>Wherever you live, you may ask us:</p>
      <ul>
        <li>whether we hold data about you, to see it, and where it came from;</li>
        <li>to correct what is wrong or to complete it;</li>
        <li>to erase it, or to stop using it for sales;</li>
        <li>for a copy that you can take elsewhere;</li>
        <li>to review a decision you disagree with.</li>
      </ul>
      <p>
        It is free. Users: see <a href={paths.account.data}>Your data</a> in the account. Everyone else:{" "}
        <a href={paths.site.dataRequest}>how to ask</a>. You can also complain to your country’s authority:
      </p>
      <Facts caption="Laws and authorities" facts={LAWS} />
    </>
  );
}
