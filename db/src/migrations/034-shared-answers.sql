-- What a link shows: computed once, from a coarse position and the figures of the estimate, so that nothing in it tells where exactly the
-- property is. Null until it is computed: in links of before, and where a link came to lead to another estimate.
alter table shares add column answer jsonb;
