import { regionalPay } from '@/lib/placement/regional-pay';

const BEAUTICIANS = '6222';

test.each([
  ['Cotham, Bristol', 'South West'],
  ['14 Elm Road, Cotham, Bristol BS6 7XX', 'South West'],
  ['Newport, Shropshire TF10 7AA', 'West Midlands'],
  ['Leeds LS8', 'Yorkshire and The Humber'],
])('the region of ‘%s’ is told by its postcode, else by its city: %s', (place, region) => {
  expect(regionalPay(place, BEAUTICIANS)?.region).toBe(region);
});
