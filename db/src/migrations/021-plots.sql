-- the surface of the plot of a house or villa, where its advertisement tells it
alter table listings add column plot_m2 double precision;
alter table listing_staging add column plot_m2 double precision;
