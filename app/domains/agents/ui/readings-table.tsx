import { COMMUNITY_READING, LANDING_READING, SIGNUP_READING } from "../readings";

const ratesOf = (readings: readonly { name: string; rate: number }[]) =>
  readings.map(({ name, rate }) => `${name} ${rate}%`).join(", ");

export function ReadingsTable({
  signup,
  community,
  landing,
}: Record<"signup" | "community" | "landing", string>) {
  const pages = [
    [signup, "Join as Agent", ratesOf(SIGNUP_READING)],
    [community, "Agent community", ratesOf(COMMUNITY_READING)],
    [landing, "Home page", `from ${LANDING_READING.from}% to ${LANDING_READING.to}%`],
  ] as const;
  return (
    <table className="table plain">
      <caption>Figures on other pages</caption>
      <thead>
        <tr>
          <th scope="col">Page</th>
          <th scope="col">Figures</th>
        </tr>
      </thead>
      <tbody>
        {pages.map(([to, label, values]) => (
          <tr key={to}>
            <th scope="row">
              <a href={to}>{label}</a>
            </th>
            <td>{values}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
