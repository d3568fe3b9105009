module "website" {
  source = "git::git@github.com:gruntwork-io/terraform-aws-service-catalog.git//modules/services/public-static-website?ref=v2.11.1"

  website_domain_name         = "www.example.com"
  acm_certificate_domain_name = "*.example.com"
  base_domain_name            = "example.com"
}
