const at = (street, city, state, zip) => ({ street, city, state, zip, country: 'USA' });

/** The companies; those with `uses_e_verify` have a company number of the simulator. */
export const employers = [
  {
    name: 'Harbor Foods',
    ein: '12-3456789',
    address: at('40 Fulton Street', 'New York', 'NY', '10038'),
    time_zone: 'America/New_York',
  },
  {
    name: 'Bayside Hotels',
    ein: '23-4567890',
    address: at('200 Embarcadero', 'Oakland', 'CA', '94607'),
    time_zone: 'America/Los_Angeles',
    edd_number: '123-4567-8',
    workers_compensation_insurer: 'Bay Insurance',
    workers_compensation_phone: '4155550100',
    workers_compensation_policy: 'WC-7781',
  },
  {
    name: 'Sonora Logistics',
    ein: '34-5678901',
    address: at('1 Central Avenue', 'Phoenix', 'AZ', '85004'),
    time_zone: 'America/Phoenix',
    uses_e_verify: true,
    e_verify_company_id: '1000001',
  },
  {
    name: 'Keystone Care',
    ein: '45-6789012',
    address: at('12 Market Street', 'Pittsburgh', 'PA', '15222'),
    time_zone: 'America/New_York',
  },
].map((employer) => ({
  ...employer,
  handbook_title: `The ${employer.name} handbook`,
  handbook_version: '2026',
}));

export const clients = [
  'Pier 7 Market',
  'Bayside Airport',
  'Desert Freight',
  'Allegheny Clinic',
  'Hudson Yards',
];

const paid = {
  pay_basis: 'hour',
  pay_rate: 24,
  overtime_rate: 36,
  overtime_status: 'non_exempt',
  pay_frequency: 'weekly',
  regular_payday: 'Every Friday',
};

/** The sites, one for each employer and one more for the first. */
export const jobs = [
  { name: 'Dock 4', address: at('7 Pier Road', 'New York', 'NY', '10004') },
  { name: 'Front desk', address: at('1 Airport Drive', 'Oakland', 'CA', '94621') },
  { name: 'Night shift', address: at('9 Freight Way', 'Tucson', 'AZ', '85701') },
  { name: 'Home care', address: at('80 River Road', 'Pittsburgh', 'PA', '15212') },
  { name: 'Kitchen', address: at('30 Hudson Street', 'Jersey City', 'NJ', '07302') },
].map((job) => ({ ...job, ...paid }));

/** Where people live, in the order of `jobs`. */
export const homes = [
  at('7 Pine Street', 'New York', 'NY', '10005'),
  at('15 Lake Street', 'Oakland', 'CA', '94606'),
  at('3 Saguaro Street', 'Tucson', 'AZ', '85705'),
  at('21 Forbes Avenue', 'Pittsburgh', 'PA', '15213'),
  at('5 Grove Street', 'Jersey City', 'NJ', '07302'),
];
