/**
 * The 24 governorate seats that name places on the drawn map when tiles are missing. `fromZoom` keeps names apart.
 * Source: the gazetteer of postal localities and neighbourhoods; WGS 84 degrees.
 */
export const governorateSeats = [
  { name: 'Ariana', lat: 36.862, lng: 10.195, fromZoom: 11 },
  { name: 'Béja', lat: 36.726, lng: 9.182, fromZoom: 7 },
  { name: 'Ben Arous', lat: 36.753, lng: 10.222, fromZoom: 11 },
  { name: 'Bizerte', lat: 37.274, lng: 9.874, fromZoom: 6 },
  { name: 'Gabès', lat: 33.882, lng: 10.098, fromZoom: 6 },
  { name: 'Gafsa', lat: 34.415, lng: 8.783, fromZoom: 6 },
  { name: 'Jendouba', lat: 36.501, lng: 8.78, fromZoom: 8 },
  { name: 'Kairouan', lat: 35.677, lng: 10.098, fromZoom: 7 },
  { name: 'Kasserine', lat: 35.171, lng: 8.832, fromZoom: 6 },
  { name: 'Kébili', lat: 33.703, lng: 8.969, fromZoom: 7 },
  { name: 'Le Kef', lat: 36.182, lng: 8.71, fromZoom: 6 },
  { name: 'Mahdia', lat: 35.504, lng: 11.062, fromZoom: 8 },
  { name: 'Manouba', lat: 36.81, lng: 10.098, fromZoom: 11 },
  { name: 'Médenine', lat: 33.355, lng: 10.505, fromZoom: 7 },
  { name: 'Monastir', lat: 35.776, lng: 10.826, fromZoom: 9 },
  { name: 'Nabeul', lat: 36.456, lng: 10.735, fromZoom: 7 },
  { name: 'Sfax', lat: 34.74, lng: 10.761, fromZoom: 6 },
  { name: 'Sidi Bouzid', lat: 35.037, lng: 9.485, fromZoom: 7 },
  { name: 'Siliana', lat: 36.083, lng: 9.367, fromZoom: 7 },
  { name: 'Sousse', lat: 35.828, lng: 10.636, fromZoom: 6 },
  { name: 'Tataouine', lat: 32.93, lng: 10.451, fromZoom: 6 },
  { name: 'Tozeur', lat: 33.92, lng: 8.134, fromZoom: 6 },
  { name: 'Tunis', lat: 36.806, lng: 10.181, fromZoom: 6 },
  { name: 'Zaghouan', lat: 36.403, lng: 10.143, fromZoom: 8 },
];
