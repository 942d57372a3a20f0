import { m } from "~/messages/messages";
import { COMMUNITY_READING, LANDING_READING, SIGNUP_READING } from "../readings";

const ratesOf = (readings: readonly { name: string; rate: number }[]) =>
  readings.map(({ name, rate }) => `${name} ${rate}%`).join(", ");

export function ReadingsTable({
  signup,
  community,
  landing,
}: Record<"signup" | "community" | "landing", string>) {
  const pages = [
    [signup, m.agents_readings_table_join_as_agent(), ratesOf(SIGNUP_READING)],
    [community, m.agents_readings_table_agent_community(), ratesOf(COMMUNITY_READING)],
    [landing, m.agents_readings_table_home_page(), m.agents_readings_table_range(LANDING_READING)],
  ] as const;
  return (
    <table className="table plain">
      <caption>{m.agents_readings_table_figures_on_other_pages()}</caption>
      <thead>
        <tr>
          <th scope="col">{m.agents_readings_table_page()}</th>
          <th scope="col">{m.agents_readings_table_figures()}</th>
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
